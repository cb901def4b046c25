import { settingsOfAccount, settingsOnDevice } from '../storage/storage';
import { settingsPlace } from './settings-place';

/** The settings, on all devices of the player's browser account unless the player wants it otherwise. */
export const storedSettings = settingsPlace(settingsOnDevice, settingsOfAccount);
