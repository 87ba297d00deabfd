import type { Database } from '../db/index.js';
import type { NotifyListener } from './notify-listener.js';

type Entry<Value> = Readonly<{ value: Value; until: number }>;

const freshForMs = 60_000;
const atMost = 50_000;

/** Call this when something cached has changed. */
export type Forgets = Readonly<{ changed(name: string): Promise<void> }>;

/** Invalidates everything at once, for changes that affect all. */
export const everyName = '*';

/**
 * A cache by name, for a minute. A NOTIFY invalidates an entry on every process at once; while nobody is listening,
 * nothing is cached. A value read before a change is never cached after it.
 */
export class NotifiedCache<Value> implements Forgets {
  private readonly kept = new Map<string, Entry<Value>>();
  private changes = 0;

  /** `channel`: PostgreSQL's notification channel, one for each cache. */
  constructor(
    private readonly channel: string,
    private readonly db: Database,
    private readonly listener: NotifyListener,
  ) {
    listener.listen(channel, (name) => this.forget(name));
    listener.onConnected(() => this.forget(everyName));
  }

  /**
   * The cached value for this name, else the result of `read`; from the primary, as a standby may not have the change
   * yet.
   */
  async of(name: string, read: () => Promise<Value>): Promise<Value> {
    const entry = this.listener.connected ? this.kept.get(name) : undefined;
    if (entry && entry.until > Date.now()) return entry.value;
    const { changes } = this;
    const value = await this.db.onPrimary(read);
    if (this.changes === changes && this.listener.connected) this.keep(name, value);
    return value;
  }

  /** In the transaction that changes a cached value: every process drops it on commit. */
  async changed(name: string): Promise<void> {
    await this.db.rows('select pg_notify($1, $2)', [this.channel, name]);
    this.db.afterCommit(() => this.forget(name));
  }

  private keep(name: string, value: Value): void {
    if (this.kept.size >= atMost) this.kept.clear();
    this.kept.set(name, { value, until: Date.now() + freshForMs });
  }

  private forget(name: string): void {
    this.changes++;
    if (name === everyName) this.kept.clear();
    else this.kept.delete(name);
  }
}

/** Caches nothing, for rare reads. */
export const keepsNothing = {
  of: <Value>(_name: string, read: () => Promise<Value>): Promise<Value> => read(),
  changed: async (): Promise<void> => undefined,
};
