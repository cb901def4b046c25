/** A tone: hertz, when it begins and how long it fades, in seconds. */
type Tone = readonly [frequency: number, start: number, fade: number];

/** Soft tones of a music box, in G major. */
const SOUNDS = {
  select: [[784, 0, 0.12]],
  draw: [[392, 0, 0.09]],
  pair: [
    [587.3, 0, 0.25],
    [784, 0.07, 0.35],
  ],
  stuck: [
    [392, 0, 0.4],
    [311.1, 0.16, 0.6],
  ],
  won: [
    [392, 0, 0.4],
    [493.9, 0.12, 0.4],
    [587.3, 0.24, 0.4],
    [784, 0.36, 1],
  ],
} satisfies Record<string, readonly Tone[]>;

/** The name of a sound. */
export type SoundName = keyof typeof SOUNDS;

const LOUDNESS = 0.08;

let context: AudioContext | undefined;

/** Plays a sound; the browser lets it be heard once the player has touched the page. */
export function play(name: SoundName): void {
  context ??= new AudioContext();
  for (const [frequency, start, fade] of SOUNDS[name] as readonly Tone[]) {
    const begin = context.currentTime + start;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + fade);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + fade);
  }
}
