import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Database } from '../db/index.js';
import type { NotifyListener } from './notify-listener.js';

/** A message's audience: `profile:<uid>`, `user:<id>`, `staff` or `everyone` who is signed in. */
export type Audience = string;

/** For public changes that concern every page. */
export const everybody: Audience = 'everybody';

/**
 * Says that something has changed: the page refetches what it may see. With `content`, which everyone in the audience
 * may see, it needn't: that is only for what people wait for.
 */
export type LiveMessage = Readonly<{
  name: string;
  type: string;
  id: string;
  audience: readonly Audience[];
  content?: object;
}>;

type StoredMessage = { id: string; name: string; type: string; aggregate_id: string; audience: string[] };

export type LiveStream = Readonly<{
  sessionId: string;
  audience: ReadonlySet<Audience>;
  /** Its position: it can be resumed after `id`, even before its first message. */
  moveTo(id: string): void;
  /** Without an `id` it can't be resumed from. */
  send(id: string | null, message: Omit<LiveMessage, 'audience'>): void;
  close(): void;
}>;

const channel = 'live';
const whisperChannel = 'live_whisper';
const contentChannel = 'live_content';
/** PostgreSQL refuses longer notifications than 8,000 bytes; without its content a message is still heard. */
const contentAtMost = 7_500;
const replayAtMost = 500;
const retryMs = 1_000;
/** How outdated a page can be by the time its stream is open. */
const pageIsRead = "interval '30 seconds'";

/** Sent instead of a replay that would be too long: clients then reload everything. */
const missedTooMuch = { name: 'live.missed', type: 'everything', id: '' };

/**
 * The lock makes ids commit in order, so that nobody who remembers the last id can miss one. The commit doesn't wait for
 * the disk: if PostgreSQL crashes before, the relay’s own record that it delivered the event is lost too.
 */
const write = `
  with turn as materialized (
    select pg_advisory_xact_lock(hashtext('live_messages')), set_config('synchronous_commit', 'off', true)),
  given as (select m, place from turn, jsonb_array_elements($1::jsonb) with ordinality g (m, place)),
  told as (
    insert into live_messages (name, type, aggregate_id, audience)
    select m->>'name', m->>'type', m->>'id', array(select jsonb_array_elements_text(m->'audience'))
    from given order by place
    returning id),
  placed as (select id, row_number() over (order by id) as place from told),
  shown as (
    select pg_notify('${contentChannel}', payload)
    from (select json_build_object('id', id, 'message', m)::text as payload from placed join given using (place) where m ? 'content') c
    where octet_length(payload) <= ${contentAtMost})
  select pg_notify('${channel}', ''), (select count(*) from shown)`;

const select = `select id, name, type, aggregate_id, audience from live_messages`;

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

  constructor(
    private readonly db: Database,
    private readonly listener: NotifyListener,
  ) {}

  onApplicationBootstrap(): void {
    this.listener.listen(channel, () => this.catchUp());
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
      return this.write(all);
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

  private async write(messages: readonly LiveMessage[]): Promise<void> {
    await this.db.rows(write, [JSON.stringify(messages)], 'live-publish');
  }

  /** Moves behind the newest message while nobody is writing one: no uncommitted message can have a lower id. */
  private skip(): Promise<void> {
    return this.db.inTransaction(async () => {
      await this.db.rows(`select pg_advisory_xact_lock(hashtext('live_messages'))`);
      const [row] = await this.db.rows<{ last: string }>(
        'select case when is_called then last_value else 0 end as last from live_messages_id_seq',
      );
      this.last = row!.last;
    });
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
      await (this.streams.size > 0 ? this.read() : this.skip());
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

  /**
   * The page may lack events since it was loaded. It refetches everything of a type, so one message of each is enough.
   */
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
    stream.moveTo(this.last);
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

  /** Messages are kept for a day: if the next one may have been deleted, so may others. */
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

const forgottenAtOnce = 5_000;

/**
 * Keeps live messages for a day, so that streams can resume. On real time, as streams are. Returns how many were
 * deleted.
 */
export const forgetTold = (db: Database): Promise<number> =>
  db.affected(
    `delete from live_messages where id in
       (select id from live_messages where created_at < now() - interval '1 day' order by created_at limit ${forgottenAtOnce})`,
  );
