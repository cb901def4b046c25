import { type CardPlace, placeOf, type Slot } from '../../engine';
import { type Spot, spotOf } from './geometry';
import type { Motion } from './motions';

/** Something that is only seen to move, and is gone when it has: a card, a back, a heart, a mark. */
export interface Ghost {
  readonly kind: 'card' | 'back' | 'heart' | 'mark';
  /** Of a card. */
  readonly rank?: number;
  readonly spot: Spot;
  readonly frames: Keyframe[];
  readonly timing: KeyframeAnimationOptions;
}

/** Milliseconds. */
const MEET = 350;
const TURN = 180;
const CELEBRATION = 2000;

/** A shift by u, for keyframes: only transforms and opacity ever move. */
export const shift = ({ x, y }: Spot, more = '') =>
  `translate(calc(var(--u) * ${x}), calc(var(--u) * ${y})) ${more}`;

const minus = (one: Spot, other: Spot): Spot => ({ x: one.x - other.x, y: one.y - other.y });

const middle = ([one, other]: readonly Spot[]): Spot => ({
  x: ((one?.x ?? 0) + (other?.x ?? 0)) / 2,
  y: ((one?.y ?? 0) + (other?.y ?? 0)) / 2,
});

/** The two cards of a pair meet, become one heart for a moment, and fade. */
function meeting(rank: number, places: readonly CardPlace[], leftHanded: boolean): Ghost[] {
  const spots = places.map((place) => spotOf(place, leftHanded));
  const meet = middle(spots);
  const timing = { duration: MEET, easing: 'ease-out' };
  return [
    ...spots.map((spot): Ghost => {
      const to = shift(minus(meet, spot), 'scale(0.7)');
      return {
        kind: 'card',
        rank,
        spot,
        timing,
        frames: [
          { transform: 'none' },
          { opacity: 1, offset: 0.55 },
          { transform: to, opacity: 0 },
        ],
      };
    }),
    {
      kind: 'heart',
      spot: meet,
      timing: { duration: MEET, delay: MEET / 2, easing: 'ease-out', fill: 'backwards' },
      frames: [
        { transform: 'scale(0.3)', opacity: 0 },
        { transform: 'scale(1.05)', opacity: 1, offset: 0.4 },
        { transform: 'scale(0.9)', opacity: 0 },
      ],
    },
  ];
}

/** A returned card is marked for a moment. */
const mark = (slot: Slot): Ghost => ({
  kind: 'mark',
  spot: spotOf(slot, false),
  timing: { duration: 900, easing: 'ease-in' },
  frames: [{ opacity: 1 }, { opacity: 0 }],
});

/** A card, or the pile, goes from one pile to the other and is gone. */
function between(from: 'stock' | 'waste', leftHanded: boolean, rank?: number): Ghost {
  const spot = spotOf(from, leftHanded);
  const to = spotOf(from === 'stock' ? 'waste' : 'stock', leftHanded);
  const face = rank === undefined ? { kind: 'back' as const } : { kind: 'card' as const, rank };
  return {
    ...face,
    spot,
    timing: { duration: TURN, easing: 'ease-out' },
    frames: [{ transform: 'none' }, { transform: shift(minus(to, spot)), opacity: 0.4 }],
  };
}

/** What is seen beside the cards that stay. */
export function ghostsOf(motion: Motion, leftHanded: boolean): Ghost[] {
  switch (motion.kind) {
    case 'leave':
      return meeting(motion.rank, motion.places, leftHanded);
    case 'return':
      return motion.slots.map(mark);
    case 'take-back-draw':
      return [between('waste', leftHanded, motion.rank)];
    case 'redeal':
      return [between('waste', leftHanded)];
    case 'take-back-redeal':
      return [between('stock', leftHanded)];
    default:
      return [];
  }
}

/** A place of a won heart lights up, row by row from the point, beats twice, and comes to rest. */
export function beating(slot: Slot): Pick<Ghost, 'frames' | 'timing'> {
  const delay = (6 - placeOf(slot).row) * 90;
  return {
    timing: { duration: CELEBRATION - delay, delay, easing: 'ease-in-out', fill: 'backwards' },
    frames: [
      { opacity: 0, transform: 'scale(1)' },
      { opacity: 1, transform: 'scale(1)', offset: 0.25 },
      { opacity: 1, transform: 'scale(1.08)', offset: 0.4 },
      { opacity: 1, transform: 'scale(1)', offset: 0.5 },
      { opacity: 1, transform: 'scale(1.08)', offset: 0.65 },
      { transform: 'scale(1)' },
    ],
  };
}

/** Small hearts rise over the table and are gone. */
export const risingHearts = (): Ghost[] =>
  Array.from({ length: 16 }, (_, index): Ghost => {
    // Spread by the golden ratio: even, but in no order.
    const x = ((index * 0.618) % 1) * 5;
    const sway = index % 2 === 0 ? 0.3 : -0.3;
    return {
      kind: 'heart',
      spot: { x, y: 4.4 },
      timing: {
        duration: 1200,
        delay: (index * 97) % 500,
        easing: 'ease-out',
        fill: 'backwards',
      },
      frames: [
        { transform: shift({ x: 0, y: 0 }, 'scale(0.2)'), opacity: 0 },
        { transform: shift({ x: sway, y: -1.6 }, 'scale(0.45)'), opacity: 0.9, offset: 0.4 },
        { transform: shift({ x: 0, y: -4 }, 'scale(0.3)'), opacity: 0 },
      ],
    };
  });
