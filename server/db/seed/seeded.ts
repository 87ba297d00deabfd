import { Clock } from '../../shared/kernel/index.js';

const dayMs = 24 * 60 * 60 * 1_000;
const hourInLondon = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' });

/** Fixed at a time in the history being seeded. Days are counted from the day of seeding, in London. */
export class SeedClock extends Clock {
  private at: Date;

  constructor(readonly today: Date) {
    super();
    this.at = today;
  }

  now(): Date {
    return this.at;
  }

  set(at: Date): void {
    this.at = at;
  }

  /** `day(-7, '19:30')`: half past seven in the evening, a week ago. */
  day(days: number, time: string): Date {
    const date = new Date(this.today.getTime() + days * dayMs).toISOString().slice(0, 10);
    const asIfUtc = new Date(`${date}T${time}:00Z`);
    const hoursAhead = Number(hourInLondon.format(asIfUtc)) - asIfUtc.getUTCHours();
    return new Date(asIfUtc.getTime() - hoursAhead * 60 * 60 * 1_000);
  }
}

export const daysFrom = (date: Date, days: number): Date => new Date(date.getTime() + days * dayMs);

/** A deterministic random generator (mulberry32): the same seed gives the same world. */
export class SeededRandom {
  constructor(private state: number) {}

  /** From 0, inclusive, to 1, exclusive. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`, inclusive. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  oneOf<T>(list: readonly T[]): T {
    return list[this.between(0, list.length - 1)]!;
  }

  /** A random string of letters and digits. */
  word(length: number): string {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
    return Array.from({ length }, () => this.oneOf([...letters])).join('');
  }
}
