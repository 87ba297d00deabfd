import type { Database } from '../../../../shared/db/index.js';
import { offerErrors } from '../../domain/offer.errors.js';
import { heldUntil, type Slot } from '../../domain/slot.js';
import { type HeldPlace, SlotRepository, type Wait } from '../../ports/repositories.js';
import { SlotSchema } from './offer.schema.js';

/** Assigns this many places to the first in the waiting list who can still come; the rest become free. */
const handOn = `
  with next as (
    select w.collab_id from slot_waits w join slots s on s.id = w.slot_id
    where w.slot_id = $1 and not w.held and s.starts_at > $2
    order by w.since, w.collab_id limit $4 for update of w),
  held as (
    update slot_waits w set held = true, told_at = null, ends_at = least(w.ends_at, $3::timestamptz)
    from next where w.collab_id = next.collab_id returning w.collab_id)
  update slots set taken = greatest(0, taken - $4::int + (select count(*) from held)) where id = $1`;

export class TypeOrmSlotRepository extends SlotRepository {
  constructor(private readonly db: Database) {
    super();
  }

  async add(slots: readonly Slot[]): Promise<void> {
    if (slots.length > 0) await this.db.manager.insert(SlotSchema, [...slots]);
  }

  async get(id: string): Promise<Slot> {
    const slot = await this.db.manager.findOneBy(SlotSchema, { id });
    if (!slot) throw offerErrors.slotNotFound(id);
    return slot;
  }

  ofOffer(offerId: string): Promise<Slot[]> {
    return this.db.manager.find(SlotSchema, { where: { offerId }, order: { startsAt: 'ASC', id: 'ASC' } });
  }

  async resize(id: string, capacity: number, now: Date): Promise<void> {
    await this.db.inTransaction(async () => {
      const [slot] = await this.db.rows<Pick<Slot, 'taken'>>(
        'select taken from slots where id = $1 and taken <= $2 for update',
        [id, capacity],
      );
      if (!slot) throw offerErrors.slotTaken();
      await this.db.affected('update slots set capacity = $2, taken = $2 where id = $1', [id, capacity]);
      await this.db.affected(handOn, [id, now, heldUntil(now), capacity - slot.taken]);
    });
  }

  async remove(id: string): Promise<void> {
    const removed = await this.db.affected(
      `delete from slots where id = $1 and taken = 0
         and not exists (
           select from collab_cards c where c.offer_id = slots.offer_id and c.visit_at = slots.starts_at and c.outcome = 'open')`,
      [id],
    );
    if (removed === 0) throw offerErrors.slotTaken();
  }

  take(id: string, collabId: string, now: Date): Promise<void> {
    return this.db.inTransaction(async () => {
      const kept = await this.db.affected(
        'delete from slot_waits where collab_id = $1 and slot_id = $2 and held and ends_at > $3',
        [collabId, id, now],
      );
      if (kept > 0) return;
      const taken = await this.db.affected('update slots set taken = taken + 1 where id = $1 and taken < capacity', [
        id,
      ]);
      if (taken === 0) throw offerErrors.slotFull();
    });
  }

  async free(id: string, now: Date): Promise<void> {
    await this.db.inTransaction(async () => {
      // serialises releasing a place with joining the list for the same time
      await this.db.rows('select from slots where id = $1 for update', [id]);
      await this.db.affected(handOn, [id, now, heldUntil(now), 1]);
    });
  }

  async wait({ id, startsAt }: Pick<Slot, 'id' | 'startsAt'>, collabId: string, now: Date): Promise<void> {
    await this.db.inTransaction(async () => {
      const full = await this.db.rows('select from slots where id = $1 and taken >= capacity for update', [id]);
      if (full.length === 0) throw offerErrors.placeFree();
      await this.db.affected(
        `insert into slot_waits (collab_id, slot_id, since, ends_at) values ($1, $2, $3, $4)
         on conflict (collab_id) do update set slot_id = excluded.slot_id,
           since = case when slot_waits.slot_id = excluded.slot_id then slot_waits.since else excluded.since end, ends_at = excluded.ends_at
         where not slot_waits.held`,
        [collabId, id, now, startsAt],
      );
    });
  }

  async leave(collabId: string, now: Date): Promise<void> {
    await this.db.inTransaction(async () => {
      const [left] = await this.db.rows<{ slotId: string; held: boolean }>(
        'delete from slot_waits where collab_id = $1 returning slot_id as "slotId", held',
        [collabId],
      );
      if (left?.held) await this.free(left.slotId, now);
    });
  }

  waitsOf(collabIds: readonly string[]): Promise<readonly Wait[]> {
    return this.db.rows<Wait>(
      `select w.collab_id as "collabId", w.slot_id as "slotId", s.starts_at as "startsAt", w.held, w.ends_at as "endsAt"
       from slot_waits w join slots s on s.id = w.slot_id where w.collab_id = any($1::uuid[])`,
      [collabIds],
    );
  }

  async overdue(now: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.db.rows<{ id: string }>(
      'select collab_id as id from slot_waits where ends_at <= $1 order by ends_at limit $2',
      [now, limit],
    );
    return rows.map(({ id }) => id);
  }

  untold(limit: number): Promise<readonly HeldPlace[]> {
    return this.db.rows<HeldPlace>(
      `select collab_id as "collabId", slot_id as "slotId", ends_at as "endsAt" from slot_waits
       where held and told_at is null order by collab_id limit $1`,
      [limit],
    );
  }

  async markTold(collabId: string, now: Date): Promise<void> {
    await this.db.affected('update slot_waits set told_at = $2 where collab_id = $1', [collabId, now]);
  }
}
