import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Database } from '../db/index.js';
import type { LiveHub, NotifyListener } from '../realtime/index.js';
import { accessEnd, type Session } from './session.js';

type Entry = Readonly<{ session: Session; until: number }>;

const channel = 'session_ended';
const changedChannel = 'session_changed';
const freshForMs = 60_000;
const atMost = 50_000;

/** One person can make requests as several profiles. */
const keyOf = (token: string, profileUid = ''): string => `${token} ${profileUid}`;

/**
 * A cache of recently verified tokens. A NOTIFY clears it, on every process at once; while nobody is listening, it
 * isn't used.
 */
export class SessionCache implements OnApplicationBootstrap {
  private readonly byToken = new Map<string, Entry>();
  private changes = 0;

  constructor(
    private readonly db: Database,
    private readonly listener: NotifyListener,
    private readonly live: LiveHub,
  ) {}

  onApplicationBootstrap(): void {
    this.listener.listen(channel, (sessionId) => this.forget(sessionId));
    this.listener.listen(changedChannel, (sessionId) => this.forgetTokensOf(sessionId));
    this.listener.onConnected(() => {
      this.changes++;
      this.byToken.clear();
    });
  }

  /** Taken before a session is read, and passed to `put` with it. */
  get mark(): number {
    return this.changes;
  }

  get(token: string, profileUid?: string): Session | undefined {
    if (!this.listener.connected) return undefined;
    const entry = this.byToken.get(keyOf(token, profileUid));
    return entry && entry.until > Date.now() ? entry.session : undefined;
  }

  /** Unless a session has been ended or changed since `mark`: the read may be stale. */
  put(token: string, session: Session, mark: number, profileUid?: string): void {
    if (!this.listener.connected || mark !== this.changes) return;
    if (profileUid && session.actor.profile?.uid !== profileUid) return;
    if (this.byToken.size >= atMost) this.byToken.clear();
    this.byToken.set(keyOf(token, profileUid), {
      session,
      until: Math.min(Date.now() + freshForMs, accessEnd(session)?.getTime() ?? Infinity),
    });
  }

  /** In the transaction that ends or changes sessions: every process drops them and closes their streams. */
  async ended(sessionIds: readonly string[]): Promise<void> {
    for (const id of sessionIds) await this.db.rows(`select pg_notify('${channel}', $1)`, [id]);
    this.db.afterCommit(() => sessionIds.forEach((id) => this.forget(id)));
  }

  /** In the transaction that updates a continuing session: it is read again, and its streams stay open. */
  async changed(sessionIds: readonly string[]): Promise<void> {
    for (const id of sessionIds) await this.db.rows(`select pg_notify('${changedChannel}', $1)`, [id]);
    this.db.afterCommit(() => sessionIds.forEach((id) => this.forgetTokensOf(id)));
  }

  private forget(sessionId: string): void {
    this.forgetTokensOf(sessionId);
    this.live.closeStreamsOf(sessionId);
  }

  private forgetTokensOf(sessionId: string): void {
    this.changes++;
    for (const [token, { session }] of this.byToken) if (session.id === sessionId) this.byToken.delete(token);
  }
}
