import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty profile that no other browser uses. */
export function createProfile(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'heart-to-heart-'));
}

/** Removes a profile once its browser has ended. */
export function removeProfile(profile: string): Promise<void> {
  return rm(profile, { recursive: true });
}
