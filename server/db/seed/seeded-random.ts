/** Chance that always falls the same way (mulberry32): the same seed, the same world. */
export class SeededRandom {
  constructor(private state: number) {}

  /** From 0 up to, but never, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  oneOf<T>(list: readonly T[]): T {
    return list[this.between(0, list.length - 1)]!;
  }

  /** So many letters and digits. */
  word(length: number): string {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
    return Array.from({ length }, () => this.oneOf([...letters])).join('');
  }
}
