import type { Database } from '../db/index.js';

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

export type StoredMessage = { id: string; name: string; type: string; aggregate_id: string; audience: string[] };

export const liveChannel = 'live';
export const contentChannel = 'live_content';
/** PostgreSQL refuses longer notifications than 8,000 bytes; without its content a message is still heard. */
const contentAtMost = 7_500;
const replayAtMost = 500;
/** How outdated a page can be by the time its stream is open. */
const pageIsRead = "interval '30 seconds'";

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
  select pg_notify('${liveChannel}', ''), (select count(*) from shown)`;

const select = `select id, name, type, aggregate_id, audience from live_messages`;

/** The rows that all processes share: stored and announced by one statement, and read in the order of their ids. */
export class LiveMessages {
  constructor(private readonly db: Database) {}

  async write(messages: readonly LiveMessage[]): Promise<void> {
    await this.db.rows(write, [JSON.stringify(messages)], 'live-publish');
  }

  /** The newest one's id, while nobody is writing: no uncommitted message can have a lower id. */
  newest(): Promise<string> {
    return this.db.inTransaction(async () => {
      await this.db.rows(`select pg_advisory_xact_lock(hashtext('live_messages'))`);
      const [row] = await this.db.rows<{ last: string }>(
        'select case when is_called then last_value else 0 end as last from live_messages_id_seq',
      );
      return row!.last;
    });
  }

  after(last: string): Promise<StoredMessage[]> {
    return this.db.rows<StoredMessage>(`${select} where id > $1 order by id`, [last], 'live-read');
  }

  /**
   * What a page may lack that was loaded just now. It refetches everything of a type, so one message of each is enough.
   */
  recent(upTo: string, audience: Iterable<Audience>): Promise<Omit<StoredMessage, 'audience'>[]> {
    return this.db.rows(
      `select * from (
         select distinct on (type) id, name, type, aggregate_id from live_messages
         where created_at > now() - ${pageIsRead} and id <= $1 and audience && $2 order by type, id desc) newest
       order by id`,
      [upTo, [...audience]],
      'live-recent',
    );
  }

  /** Those between two ids; undefined if they are too many, or may have been deleted. */
  async missed(after: string, upTo: string, audience: Iterable<Audience>): Promise<StoredMessage[] | undefined> {
    const missed = await this.db.rows<StoredMessage>(
      `${select} where id > $1 and id <= $2 and audience && $3 order by id limit ${replayAtMost}`,
      [after, upTo, [...audience]],
      'live-replay',
    );
    return missed.length === replayAtMost || (await this.isForgotten(after)) ? undefined : missed;
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
}

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
