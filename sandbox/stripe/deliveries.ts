import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type pg from 'pg';
import Stripe from 'stripe';
import { ownEndpoint } from './desk.js';
import type { Knobs } from './knobs.js';

/** The product's own webhook endpoint and its signing secret; none while it isn't listening. */
type OwnEndpoint = () => { url: string; secret: string } | undefined;

type Due = { id: string; event_id: string; endpoint_id: string; attempts: number };
type Target = { url: string; secret: string };

const atOnce = 20;
const patienceMs = 10_000;
const mostAttempts = 16;
const lookEveryMs = 1_000;
const mostWaitSeconds = 3_600;

/** Delivers signed events to their endpoints, and retries failures. On real time, like the signature. */
export class Deliveries {
  private running: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly pool: pg.Pool,
    private readonly own: OwnEndpoint,
    private readonly knobs: () => Promise<Knobs>,
  ) {}

  /** Polls for retries and for deliveries that other processes have left. */
  start(): void {
    void this.watch();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  /** Delivers what is due in the background. */
  wake(): void {
    void this.flush();
  }

  /** Resolves when everything due now has been attempted. */
  async flush(): Promise<void> {
    await this.running;
    this.running ??= this.work()
      .catch((error: unknown) => Logger.warn(`Events wait for their delivery: ${String(error)}`)) // checked again soon
      .finally(() => (this.running = undefined));
    await this.running;
  }

  private async watch(): Promise<void> {
    while (!this.stopped) {
      await this.flush();
      await pause(lookEveryMs, undefined, { ref: false });
    }
  }

  private async work(): Promise<void> {
    if (!this.own()) return;
    while (!this.stopped) {
      const knobs = await this.knobs();
      const due = await this.claim(knobs.shuffle);
      if (due.length === 0) return;
      for (const each of due) await this.deliver(each, knobs);
    }
  }

  private async claim(shuffle: boolean): Promise<Due[]> {
    const { rows } = await this.pool.query<Due>(
      `update sandbox_stripe.deliveries set due_at = now() + interval '1 minute', attempts = attempts + 1
       where id in (select id from sandbox_stripe.deliveries where state = 'waiting' and due_at <= now()
                    order by ${shuffle ? 'random()' : 'id'} limit ${atOnce} for update skip locked)
       returning id, event_id, endpoint_id, attempts`,
    );
    return shuffle ? rows : rows.sort((one, other) => Number(one.id) - Number(other.id));
  }

  private async deliver({ id, event_id, endpoint_id, attempts }: Due, knobs: Knobs): Promise<void> {
    const lost = Math.random() * 100 < knobs.dropPercent;
    const target = lost ? undefined : await this.targetOf(endpoint_id);
    if (!target) {
      await this.note(id, lost ? 'dropped' : 'gone', null);
      return;
    }
    const text = `select data from sandbox_stripe.objects where id = $1`;
    const event = (await this.pool.query<{ data: object }>(text, [event_id])).rows[0]?.data;
    if (!event) return this.note(id, 'gone', null);
    const payload = JSON.stringify(event, null, 2);
    const status = await this.send(target, payload);
    if (status >= 200 && status < 300) {
      await this.note(id, 'delivered', status);
      if (Math.random() * 100 < knobs.duplicatePercent) await this.send(target, payload);
    } else if (attempts >= mostAttempts) await this.note(id, 'failed', status);
    else await this.later(id, attempts, status);
  }

  private async targetOf(endpoint: string): Promise<Target | undefined> {
    if (endpoint === ownEndpoint) return this.own();
    const text = `select data->>'url' as url, hidden->>'secret' as secret from sandbox_stripe.objects
      where id = $1 and data->>'status' = 'enabled'`;
    return (await this.pool.query<Target>(text, [endpoint])).rows[0];
  }

  /** The response's status; 0 without a response. */
  private async send({ url, secret }: Target, payload: string): Promise<number> {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body: payload,
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }

  private async note(id: string, state: string, status: number | null): Promise<void> {
    const text = 'update sandbox_stripe.deliveries set state = $2, last_status = $3 where id = $1';
    await this.pool.query(text, [id, state, status]);
  }

  private async later(id: string, attempts: number, status: number): Promise<void> {
    const seconds = Math.min(2 ** (attempts - 1), mostWaitSeconds);
    await this.pool.query(
      `update sandbox_stripe.deliveries set last_status = $2, due_at = now() + make_interval(secs => $3) where id = $1`,
      [id, status, seconds],
    );
  }
}
