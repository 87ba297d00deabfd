import { v7 } from 'uuid';

let next: () => string = () => v7();

/** A UUIDv7: sorts by creation time, so that indexes grow at one end. */
export const newId = (): string => next();

/** Derives all following ids from `seed` alone: the same seed gives the same world. For the demo world only. */
export function makeIdsFrom(seed: number, startsAt: Date): void {
  let count = 0;
  let state = seed >>> 0;
  const byte = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  };
  next = () => v7({ msecs: startsAt.getTime() + count++, seq: 0, random: Uint8Array.from({ length: 16 }, byte) });
}

/** Back to unpredictable ids. */
export function makeIdsAtRandom(): void {
  next = () => v7();
}
