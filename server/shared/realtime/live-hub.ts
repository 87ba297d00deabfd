import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Database } from '../db/index.js';
import {
  type Audience,
  contentChannel,
  liveChannel,
  type LiveMessage,
  LiveMessages,
  type StoredMessage,
} from './live-messages.js';
import type { NotifyListener } from './notify-listener.js';

export type LiveStream = Readonly<{
  sessionId: string;
  audience: ReadonlySet<Audience>;
  /** Its position: it can be resumed after `id`, even before its first message. */
  moveTo(id: string): void;
  /** Without an `id` it can't be resumed from. */
  send(id: string | null, message: Omit<LiveMessage, 'audience'>): void;
  close(): void;
}>;

const whisperChannel = 'live_whisper';
const retryMs = 1_000;

/** Sent instead of a replay that would be too long: clients then reload everything. */
const missedTooMuch = { name: 'live.missed', type: 'everything', id: '' };

/** Server-sent events across all processes: stored, announced by NOTIFY, replayed after `Last-Event-ID`. */
export class LiveHub implements OnApplicationBootstrap {
  private readonly streams = new Set<LiveStream>();
  /** Streams waiting for their turn. */
  private readonly opening = new Set<LiveStream>();
  private over = false;
  private retry?: NodeJS.Timeout;
  private last = '0';
  /** Streams opened since the listener last connected. Others may have missed the end of their session. */
  private sure = new WeakSet<LiveStream>();
  /** By stored message: the streams that have its content before it is their turn. */
  private readonly shown = new Map<string, ReadonlySet<LiveStream>>();
  /** Whether there may be unread messages. */
  private behind = true;
  private readonly waiting: LiveMessage[] = [];
  private writing?: Promise<void>;
  private written: Promise<void> = Promise.resolve();
  private reading: Promise<void> = Promise.resolve();

  private readonly messages: LiveMessages;

  constructor(
    private readonly db: Database,
    private readonly listener: NotifyListener,
  ) {
    this.messages = new LiveMessages(db);
  }

  onApplicationBootstrap(): void {
    this.listener.listen(liveChannel, () => this.catchUp());
    this.listener.onConnected(() => {
      this.sure = new WeakSet();
      this.catchUp();
    });
    this.listener.listen(contentChannel, (payload) => {
      const { id, message } = JSON.parse(payload) as { id: number; message: LiveMessage };
      this.show(String(id), message);
    });
    this.listener.listen(whisperChannel, (payload) => this.passOn(JSON.parse(payload) as LiveMessage));
  }

  /** For transient messages, such as typing: sent to open streams, never stored. */
  whisper({ name, type, id, audience }: LiveMessage): void {
    const payload = JSON.stringify({ name, type, id, audience });
    this.db.rows('select pg_notify($1, $2)', [whisperChannel, payload], 'live-whisper').catch(() => undefined);
  }

  /** Resolves once stored. Concurrent messages are written in one batch. Call it outside of any transaction. */
  publish(messages: readonly LiveMessage[]): Promise<void> {
    if (messages.length === 0) return Promise.resolve();
    this.waiting.push(...messages);
    this.writing ??= this.soon(() => {
      const all = this.waiting.splice(0);
      this.writing = undefined;
      return this.messages.write(all);
    });
    return this.writing;
  }

  /**
   * Opens a stream. With `after` (a Last-Event-ID) it first replays missed messages; without it, very recent ones.
   * Waits its turn, so that the hub knows its own position by then and no later message is missed. Returns how to close
   * it.
   */
  async open(stream: LiveStream, after?: string): Promise<() => void> {
    const resumes = after !== undefined && /^\d{1,18}$/.test(after);
    this.opening.add(stream);
    if (this.over) this.end(stream);
    await this.inTurn(async () => {
      await this.follow();
      await (resumes ? this.resume(stream, after) : this.join(stream));
    }).finally(() => this.opening.delete(stream));
    return () => this.streams.delete(stream);
  }

  /** A session has ended: closes its streams. */
  closeStreamsOf(sessionId: string): void {
    for (const stream of [...this.streams, ...this.opening]) if (stream.sessionId === sessionId) this.end(stream);
  }

  /** How many streams are open in this process. */
  get openStreams(): number {
    return this.streams.size;
  }

  /** Shutdown: closes all streams, including new ones; clients reconnect to another process. */
  closeAll(): void {
    this.over = true;
    clearTimeout(this.retry);
    for (const stream of [...this.streams, ...this.opening]) this.end(stream);
  }

  /** It gets nothing more, even while it waits for its turn. */
  private end(stream: LiveStream): void {
    this.streams.delete(stream);
    this.opening.delete(stream);
    stream.close();
  }

  /** Whether it is still open after waiting. */
  private admits(stream: LiveStream): boolean {
    if (this.opening.has(stream)) {
      this.streams.add(stream);
      this.sure.add(stream);
    }
    return this.streams.has(stream);
  }

  /** After the current write, so that more messages can be written in the same batch. */
  private soon(work: () => Promise<void>): Promise<void> {
    const turn = this.written.then(work);
    this.written = turn.catch(() => undefined);
    return turn;
  }

  /** Messages announced while others wait are read along with theirs; a wait that was cancelled causes no read. */
  private catchUp(): void {
    if (this.behind) return;
    this.behind = true;
    if (this.streams.size + this.opening.size > 0) this.followInTurn();
  }

  private followInTurn(): void {
    void this.inTurn(() => this.follow()).catch(() => this.catchUpLater());
  }

  /** Reads announced messages; if no stream is open, only their position. */
  private async follow(): Promise<void> {
    if (!this.behind) return;
    this.behind = false; // later announcements may not be in the result
    try {
      if (this.streams.size > 0) await this.read();
      else this.last = await this.messages.newest();
      for (const id of this.shown.keys()) if (!this.isAhead(id)) this.shown.delete(id);
    } catch (error) {
      this.behind = true;
      throw error;
    }
  }

  /** The next announcement may be hours away. */
  private catchUpLater(): void {
    if (this.over) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.followInTurn(), retryMs).unref();
  }

  /** Serialised reads: a resuming stream is never behind or ahead of the hub's own position. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.reading.then(work);
    this.reading = turn.catch(() => undefined);
    return turn;
  }

  private async join(stream: LiveStream): Promise<void> {
    const recent = await this.messages.recent(this.last, stream.audience);
    if (!this.admits(stream)) return;
    stream.moveTo(this.last);
    for (const { name, type, aggregate_id: id } of recent) stream.send(null, { name, type, id });
  }

  private async resume(stream: LiveStream, after: string): Promise<void> {
    const missed = await this.messages.missed(after, this.last, stream.audience);
    if (!this.admits(stream)) return;
    if (!missed) stream.send(this.last, missedTooMuch);
    else for (const message of missed) this.deliver(stream, message);
  }

  private async read(): Promise<void> {
    for (const message of await this.messages.after(this.last)) {
      this.last = message.id;
      const shown = this.shown.get(message.id);
      for (const stream of this.streams) {
        if (shown?.has(stream)) stream.moveTo(message.id);
        else if (isFor(stream, message)) this.deliver(stream, message);
      }
    }
  }

  /** Sends what a message is about at once, ahead of its turn, which then only moves the stream's position. */
  private show(stored: string, message: LiveMessage): void {
    if (!this.isAhead(stored)) return;
    const streams = [...this.streams].filter((stream) => this.sure.has(stream) && isFor(stream, message));
    if (streams.length === 0) return;
    this.shown.set(stored, new Set(streams));
    const { audience: _, ...told } = message;
    for (const stream of streams) stream.send(null, told);
  }

  /** Whether this message hasn't been read yet. */
  private isAhead(stored: string): boolean {
    return BigInt(stored) > BigInt(this.last);
  }

  private passOn({ name, type, id, audience }: LiveMessage): void {
    for (const stream of this.streams) if (isFor(stream, { audience })) stream.send(null, { name, type, id });
  }

  private deliver(stream: LiveStream, { id, name, type, aggregate_id }: StoredMessage): void {
    stream.send(id, { name, type, id: aggregate_id });
  }
}

const isFor = (stream: LiveStream, { audience }: Readonly<{ audience: readonly Audience[] }>): boolean =>
  audience.some((who) => stream.audience.has(who));
