import type { Logger, OnApplicationBootstrap, BeforeApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { stayingInTouch } from '../db/index.js';

type Handler = (payload: string) => void;

const retryMs = 500;
const asksEveryMs = 5_000;
const usuallyWithinMs = 5_000;

/**
 * One LISTEN connection a process. While it is down, `connected` is false and caches that depend on it can't be
 * trusted.
 */
export class NotifyListener implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly handlers = new Map<string, Handler[]>();
  private readonly reconnectHandlers: (() => void)[] = [];
  private client?: pg.Client;
  private asked: Promise<unknown> = Promise.resolve();
  private stopped = false;
  private retry?: NodeJS.Timeout;
  private asking?: NodeJS.Timeout;
  connected = false;

  constructor(
    private readonly url: string,
    private readonly log: Logger,
    private readonly everyMs = asksEveryMs,
    private readonly answersWithinMs = usuallyWithinMs,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.connect();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    clearTimeout(this.asking);
    await this.client?.end().catch(() => undefined);
  }

  listen(channel: string, handler: Handler): void {
    const known = this.handlers.get(channel);
    if (known) {
      known.push(handler);
      return;
    }
    this.handlers.set(channel, [handler]);
    if (this.connected) this.ask(channel);
  }

  /** Called after every (re)connection: notifications in between have been missed. */
  onConnected(handler: () => void): void {
    this.reconnectHandlers.push(handler);
    if (this.connected) handler();
  }

  /** One at a time. If the connection breaks first, 'end' follows, and the next connection listens again. */
  private ask(channel: string): void {
    this.asked = this.asked.then(() => this.client?.query(`listen ${channel}`)).catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      ...stayingInTouch,
      connectionTimeoutMillis: this.answersWithinMs,
      query_timeout: this.answersWithinMs,
      application_name: 'tastemaker-listener',
    });
    client.on('notification', ({ channel, payload }) => {
      for (const handler of this.handlers.get(channel) ?? []) handler(payload ?? '');
    });
    client.on('error', () => undefined); // 'end' follows
    client.on('end', () => this.lost(client));
    try {
      await client.connect();
      for (const channel of this.handlers.keys()) await client.query(`listen ${channel}`);
      this.client = client;
      this.connected = true;
      this.stayInTouch(client);
      for (const handler of this.reconnectHandlers) handler();
    } catch (error) {
      this.log.warn(`Not listening to PostgreSQL yet: ${String(error)}`);
      this.lost(client);
    }
  }

  /** A dead machine doesn't close its connections: a pure listener must send probes, or may hang for hours. */
  private stayInTouch(client: pg.Client): void {
    this.asking = setTimeout(() => {
      client.query('select 1').then(
        () => this.client === client && !this.stopped && this.stayInTouch(client),
        () => void client.end().catch(() => undefined), // 'end' follows
      );
    }, this.everyMs).unref();
  }

  private lost(client: pg.Client): void {
    if (this.client && this.client !== client) return;
    clearTimeout(this.asking);
    this.connected = false;
    this.client = undefined;
    if (this.stopped || this.retry) return;
    this.retry = setTimeout(() => {
      this.retry = undefined;
      void this.connect();
    }, retryMs);
  }
}
