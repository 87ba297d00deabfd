import { Clock, DomainError } from '../kernel/index.js';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Database } from '../db/index.js';
import type { Relay } from '../events/index.js';
import type { NotifyListener } from '../realtime/notify-listener.js';
import { DueWork } from './due-work.js';

/** The machine's clock, used in production. */
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

const pattern = /^(-)?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/**
 * Milliseconds of an ISO 8601 duration in weeks, days, hours, minutes and seconds; a day is 24 hours. Null if it is
 * invalid.
 */
export function durationMs(text: string): number | null {
  const match = pattern.exec(text);
  if (!match || !/\d/.test(text) || text.endsWith('T')) return null;
  const [, sign, ...parts] = match;
  const [weeks, days, hours, minutes, seconds] = parts.map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const total = ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;
  return sign ? -total : total;
}

type ClockRow = { offset_ms: string; frozen_at: Date | null };

const channel = 'test_clock';

/**
 * A movable clock in PostgreSQL, shared by all processes. Never in production. Moving it resolves when all work then
 * due is done.
 */
export class TestClock extends Clock implements OnApplicationBootstrap {
  private offsetMs = 0;
  private frozenAt: Date | null = null;
  private afterMoving: () => Promise<void> = async () => undefined;

  constructor(
    private readonly db: Database,
    private readonly listener: NotifyListener,
  ) {
    super();
  }

  /** Work that becomes due by moving the clock is done before the call resolves. */
  worksThrough(due: DueWork, relay: Relay): void {
    this.afterMoving = async () => {
      do await relay.drain();
      while ((await due.run()) > 0);
      await relay.drain();
    };
  }

  async onApplicationBootstrap(): Promise<void> {
    this.listener.listen(channel, () => void this.read());
    await this.read();
  }

  now(): Date {
    return this.frozenAt ?? new Date(Date.now() + this.offsetMs);
  }

  /** Advances by an ISO 8601 duration such as P7D or PT1H. @throws clock/bad-duration */
  async advance(isoDuration: string): Promise<Date> {
    const ms = durationMs(isoDuration);
    if (ms === null) throw new DomainError('invalid', 'clock/bad-duration', 'Give a duration such as P7D or PT36H.');
    if (this.frozenAt) return this.write(this.offsetMs, new Date(this.frozenAt.getTime() + ms));
    return this.write(this.offsetMs + ms, null);
  }

  /** Freezes at a time until it is reset; can still be advanced. */
  async freeze(at: Date): Promise<Date> {
    return this.write(at.getTime() - Date.now(), at);
  }

  /** Returns to the real time. */
  async reset(): Promise<Date> {
    return this.write(0, null);
  }

  private async write(offsetMs: number, frozenAt: Date | null): Promise<Date> {
    await this.db.rows(
      `insert into test_clock (id, offset_ms, frozen_at) values (1, $1, $2)
       on conflict (id) do update set offset_ms = excluded.offset_ms, frozen_at = excluded.frozen_at`,
      [Math.round(offsetMs), frozenAt],
    );
    this.offsetMs = offsetMs;
    this.frozenAt = frozenAt;
    await this.db.rows(`select pg_notify('${channel}', '')`);
    await this.afterMoving();
    return this.now();
  }

  private async read(): Promise<void> {
    const [row] = await this.db.rows<ClockRow>('select offset_ms, frozen_at from test_clock where id = 1');
    this.offsetMs = Number(row?.offset_ms ?? 0);
    this.frozenAt = row?.frozen_at ?? null;
  }
}
