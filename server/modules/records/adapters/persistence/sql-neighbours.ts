import type { Database } from '../../../../shared/db/index.js';
import type { CollabEvent } from '../../../collabs/events.js';
import { type Fact, factNames, factOf, type Side } from '../../domain/fact.js';
import { CollabLog, ProfileNames } from '../../ports/neighbours.js';

type Row = Pick<CollabEvent, 'id' | 'name' | 'occurredAt' | 'actor' | 'payload'> & Readonly<{ collabId: string }>;

/** The events of some Collabs. $1 the Collabs as text, $2 the names. */
export const factsQuery = `
  select collab_id as "collabId", event_id as id, name, occurred_at as "occurredAt",
    json_build_object('userId', actor_id, 'role', actor_role) as actor, payload
  from collab_log where collab_id = any($1::text[]) and name = any($2) order by seq`;

/** Reads the view of the log published by Collabs. */
export class SqlCollabLog extends CollabLog {
  constructor(private readonly db: Database) {
    super();
  }

  async collabsAfter(id: string | null, limit: number): Promise<string[]> {
    const rows = await this.db.rows<{ id: string }>(
      'select id from collab_facts where $1::uuid is null or id > $1 order by id limit $2',
      [id, limit],
    );
    return rows.map((row) => row.id);
  }

  async factsOf(collabIds: readonly string[]): Promise<Fact[]> {
    const rows = await this.db.rows<Row>(factsQuery, [collabIds, factNames]);
    return rows.flatMap(({ collabId: id, ...row }) => factOf({ ...row, aggregate: { type: 'collab', id } }) ?? []);
  }

  async contentDueOf(collabIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const rows = await this.db.rows<{ id: string; dueAt: Date }>(
      `select id, content_due_at as "dueAt" from collab_facts
       where id = any($1::uuid[]) and content_due_at is not null`,
      [collabIds],
      'records-content-due',
    );
    return new Map(rows.map(({ id, dueAt }) => [id, dueAt]));
  }
}

const cards: Record<Side, string> = { brand: 'profile_brand_cards', influencer: 'profile_influencer_cards' };

/** Reads the view published by profiles. */
export class SqlProfileNames extends ProfileNames {
  constructor(private readonly db: Database) {
    super();
  }

  async nameOf(side: Side, profileId: string): Promise<string | null> {
    const [card] = await this.db.rows<{ name: string }>(`select name from ${cards[side]} where id = $1`, [profileId]);
    return card?.name ?? null;
  }
}
