import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Database } from '../db/index.js';
import type { NotifyListener } from './notify-listener.js';

/** Who may hear a message: `profile:<uid>`, `user:<id>`, `staff` or `everyone` who is signed in. */
export type Audience = string;

/** For what is no secret and concerns every page. */
export const everybody: Audience = 'everybody';

/** Tells that something has changed, never what: the page asks for what it may see. */
export type LiveMessage = Readonly<{ name: string; type: string; id: string; audience: readonly Audience[] }>;

type StoredMessage = { id: string; name: string; type: string; aggregate_id: string; audience: string[] };

export type LiveStream = Readonly<{
  sessionId: string;
  audience: ReadonlySet<Audience>;
  /** Where it begins: it can be resumed after `id` before anything has been heard. */
  begin(id: string): void;
  /** Without an `id` it is nothing to resume after. */
  send(id: string | null, message: { name: string; type: string; id: string }): void;
  close(): void;
}>;

const channel = 'live';
const whisperChannel = 'live_whisper';
const replayAtMost = 500;
const retryMs = 1_000;
/** So old can be what a page shows by the time its stream is open. */
const pageIsRead = "interval '30 seconds'";

/** Sent instead of a replay that would be too long: clients then reload everything. */
const missedTooMuch = { name: 'live.missed', type: 'everything', id: '' };

const select = `select id, name, type, aggregate_id, audience from live_messages`;

/** Server-sent events for all processes: stored, announced by NOTIFY, replayed after `Last-Event-ID`. */
export class LiveHub implements OnApplicationBootstrap {
  private readonly streams = new Set<LiveStream>();
  /** Those that wait for their turn. */
  private readonly opening = new Set<LiveStream>();
  private over = false;
  private retry?: NodeJS.Timeout;
  private last = '0';
  /** Whether there may be more than it has read. */
  private behind = true;
  private readonly waiting: LiveMessage[] = [];
  private writing?: Promise<void>;
  private written: Promise<void> = Promise.resolve();
  private reading: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Database,
    private readonly listener: NotifyListener,
  ) {}

  onApplicationBootstrap(): void {
    this.listener.listen(channel, () => this.catchUp());
    this.listener.onConnected(() => this.catchUp());
    this.listener.listen(whisperChannel, (payload) => this.passOn(JSON.parse(payload) as LiveMessage));
  }

  /** For messages that matter only now, such as typing: heard by open streams, stored nowhere. */
  whisper({ name, type, id, audience }: LiveMessage): void {
    const payload = JSON.stringify({ name, type, id, audience });
    this.db.rows('select pg_notify($1, $2)', [whisperChannel, payload], 'live-whisper').catch(() => undefined);
  }

  /** Stored when it answers. What is published at the same time is written together. */
  publish(messages: readonly LiveMessage[]): Promise<void> {
    if (messages.length === 0) return Promise.resolve();
    this.waiting.push(...messages);
    this.writing ??= this.soon(() => {
      const all = this.waiting.splice(0);
      this.writing = undefined;
      return this.write(all);
    });
    return this.writing;
  }

  /**
   * Opens a stream. With `after` (a Last-Event-ID) it first sends what was missed, without it what was sent a moment before.
   * Waits its turn, so that the hub knows its own position by then: everything published from now on is heard. Returns how to
   * close it.
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

  /** A session has ended: its open streams end with it. */
  closeStreamsOf(sessionId: string): void {
    for (const stream of [...this.streams, ...this.opening]) if (stream.sessionId === sessionId) this.end(stream);
  }

  /** How many streams are open in this process. */
  get openStreams(): number {
    return this.streams.size;
  }

  /** The process ends: what is open and whatever comes is closed, and opens again at another one. */
  closeAll(): void {
    this.over = true;
    clearTimeout(this.retry);
    for (const stream of [...this.streams, ...this.opening]) this.end(stream);
  }

  /** Nothing is sent to it from now on, though it waits for its turn. */
  private end(stream: LiveStream): void {
    this.streams.delete(stream);
    this.opening.delete(stream);
    stream.close();
  }

  /** Whether it was not closed while it waited. */
  private admits(stream: LiveStream): boolean {
    if (this.opening.has(stream)) this.streams.add(stream);
    return this.streams.has(stream);
  }

  /** After the current write; until then more may arrive to be written with it. */
  private soon(work: () => Promise<void>): Promise<void> {
    const turn = this.written.then(work);
    this.written = turn.catch(() => undefined);
    return turn;
  }

  /** The lock makes ids appear in their own order, so that nobody who remembers the last id can miss one. */
  private async write(messages: readonly LiveMessage[]): Promise<void> {
    await this.db.rows('select publish_live($1::jsonb)', [JSON.stringify(messages)], 'live-publish');
  }

  /** To behind the newest message, while nobody writes one: none that is not there yet can have a lower id. */
  private skip(): Promise<void> {
    return this.db.inTransaction(async () => {
      await this.db.rows(`select pg_advisory_xact_lock(hashtext('live_messages'))`);
      const [row] = await this.db.rows<{ last: string }>(
        'select case when is_called then last_value else 0 end as last from live_messages_id_seq',
      );
      this.last = row!.last;
    });
  }

  /** What is announced while others wait for their turn is read along with theirs; nobody reads for those who are not there. */
  private catchUp(): void {
    if (this.behind) return;
    this.behind = true;
    if (this.streams.size + this.opening.size > 0) this.followInTurn();
  }

  private followInTurn(): void {
    void this.inTurn(() => this.follow()).catch(() => this.catchUpLater());
  }

  /** Reads what has been announced; where no stream is open, only how far that is. */
  private async follow(): Promise<void> {
    if (!this.behind) return;
    this.behind = false; // what is announced from here on may not be in the answer
    try {
      await (this.streams.size > 0 ? this.read() : this.skip());
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

  /** One reading after the other: a resuming stream falls neither behind the hub's own position nor ahead of it. */
  private inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.reading.then(work);
    this.reading = turn.catch(() => undefined);
    return turn;
  }

  /** The page may not show events since it was read. It reloads everything of a kind, so one message of each is enough. */
  private async join(stream: LiveStream): Promise<void> {
    const recent = await this.db.rows<Omit<StoredMessage, 'audience'>>(
      `select * from (
         select distinct on (type) id, name, type, aggregate_id from live_messages
         where created_at > now() - ${pageIsRead} and id <= $1 and audience && $2 order by type, id desc) newest
       order by id`,
      [this.last, [...stream.audience]],
      'live-recent',
    );
    if (!this.admits(stream)) return;
    stream.begin(this.last);
    for (const { name, type, aggregate_id: id } of recent) stream.send(null, { name, type, id });
  }

  private async resume(stream: LiveStream, after: string): Promise<void> {
    const missed = await this.db.rows<StoredMessage>(
      `${select} where id > $1 and id <= $2 and audience && $3 order by id limit ${replayAtMost}`,
      [after, this.last, [...stream.audience]],
      'live-replay',
    );
    const tooMuch = missed.length === replayAtMost || (await this.isForgotten(after));
    if (!this.admits(stream)) return;
    if (tooMuch) stream.send(this.last, missedTooMuch);
    else for (const message of missed) this.deliver(stream, message);
  }

  /** Messages are kept for a day: what came right after this one may be gone, and all others with it. */
  private async isForgotten(after: string): Promise<boolean> {
    const [row] = await this.db.rows<{ gone: boolean }>(
      `select coalesce(min(id), (select last_value + is_called::int from live_messages_id_seq)) > $1::bigint + 1 as gone
       from live_messages`,
      [after],
      'live-forgotten',
    );
    return row?.gone ?? false;
  }

  private async read(): Promise<void> {
    const messages = await this.db.rows<StoredMessage>(`${select} where id > $1 order by id`, [this.last], 'live-read');
    for (const message of messages) {
      this.last = message.id;
      for (const stream of this.streams) {
        if (message.audience.some((who) => stream.audience.has(who))) this.deliver(stream, message);
      }
    }
  }

  private passOn({ name, type, id, audience }: LiveMessage): void {
    for (const stream of this.streams)
      if (audience.some((who) => stream.audience.has(who))) stream.send(null, { name, type, id });
  }

  private deliver(stream: LiveStream, { id, name, type, aggregate_id }: StoredMessage): void {
    stream.send(id, { name, type, id: aggregate_id });
  }
}

const forgottenAtOnce = 5_000;

/** Live messages are kept for a day, so that streams can resume. On real time, as streams are. Answers how many went. */
export const forgetTold = (db: Database): Promise<number> =>
  db.affected(
    `delete from live_messages where id in
       (select id from live_messages where created_at < now() - interval '1 day' order by created_at limit ${forgottenAtOnce})`,
  );
