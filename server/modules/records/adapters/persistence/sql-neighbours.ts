import type { Database } from '../../../../shared/db/index.js';
import type { CollabEvent } from '../../../collabs/events.js';
import { type Fact, factNames, factOf, type Side } from '../../domain/fact.js';
import { CollabLog, ProfileNames } from '../../ports/neighbours.js';

type Row = Pick<CollabEvent, 'id' | 'name' | 'occurredAt' | 'actor' | 'payload'>;

/** The events of one Collab. $1 the Collab as text, $2 the names. */
export const factsQuery = `
  select event_id as id, name, occurred_at as "occurredAt", json_build_object('userId', actor_id, 'role', actor_role) as actor, payload
  from collab_log where collab_id = $1 and name = any($2) order by seq`;

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

  async factsOf(collabId: string): Promise<Fact[]> {
    const rows = await this.db.rows<Row>(factsQuery, [collabId, factNames]);
    return rows.flatMap((row) => factOf({ ...row, aggregate: { type: 'collab', id: collabId } }) ?? []);
  }

  async contentDueOf(collabId: string): Promise<Date | null> {
    const [collab] = await this.db.rows<{ dueAt: Date | null }>(
      'select content_due_at as "dueAt" from collab_facts where id = $1',
      [collabId],
    );
    return collab?.dueAt ?? null;
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
