import { LessThan, LessThanOrEqual } from 'typeorm';
import {
  type Database,
  insertsOf,
  keeping,
  type NewRows,
  newRows,
  orConflict,
  replacing,
  type Steps,
} from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { ProfileRef } from '../../../../shared/kernel/index.js';
import type { Collab, CollabEvent } from '../../domain/collab.js';
import { collabErrors } from '../../domain/collab.errors.js';
import { type CollabRecord, CollabRepository, type SideSummaries } from '../../ports/repositories.js';
import { mayWait, nextDue, nextStepBy } from '../../domain/moves.js';
import { lateFrom } from '../../domain/owed.js';
import { isUseReported, rightsNoticeAt } from '../../domain/rights-end.js';
import { type CollabRow, CollabSchema, DeliverableSchema, sideSummaries, toCollab } from './collab.schema.js';

const withDerived = (collab: Collab) => ({
  ...collab,
  dueAt: nextDue(collab)?.at ?? null,
  nextStepBy: nextStepBy(collab),
  lateFrom: lateFrom(collab),
  rightsNoticeAt: rightsNoticeAt(collab),
  useReported: isUseReported(collab),
});

/** The rows of a new Collab and its pieces. */
function rowsOf(collab: Collab): readonly NewRows[] {
  const { deliverables, ...row } = withDerived(collab);
  const pieces = deliverables.map((piece) => ({ ...piece, collabId: row.id }));
  return [newRows(CollabSchema, [row]), newRows(DeliverableSchema, pieces)];
}

/** A new Collab, if both sides exist and nothing of the influencer's is late. */
function beginning(collab: Collab): Steps {
  const own = [collab.brandId, collab.influencerId, collab.createdAt];
  const { shape, parts, values } = insertsOf(rowsOf(collab), own.length + 1, 'met');
  const met = `met as materialized (
    select ${sideSummaries} from profile_brand_cards b, profile_influencer_cards i
    where b.id = $1::uuid and i.id = $2::uuid and not exists (
      select from collabs where influencer_id = $2::uuid and outcome = 'open' and late_from < $3::timestamptz))`;
  return { name: `begin-if-${shape}`, parts: [met, ...parts], values: [...own, ...values] };
}

const orTaken = <T>({ id }: Collab, begun: Promise<T>): Promise<T> =>
  orConflict(
    orConflict(begun, () => collabErrors.alreadyRequested(), 'collabs_one_open'),
    () => collabErrors.stale(id),
  );

const collabById = { name: 'collab-to-change', schema: CollabSchema, type: 'collab' };

export class TypeOrmCollabRepository extends CollabRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async get(id: string): Promise<Collab> {
    const row = await this.outbox.get(collabById, id);
    if (!row) throw collabErrors.notFound(id);
    return this.withPieces(row);
  }

  async withDeliverable(deliverableId: string): Promise<Collab> {
    const piece = await this.db.manager.findOneBy(DeliverableSchema, { id: deliverableId });
    if (!piece) throw collabErrors.deliverableNotFound(deliverableId);
    return this.get(piece.collabId);
  }

  async due(now: Date, limit: number): Promise<Collab[]> {
    const rows = await this.db.manager.find(CollabSchema, {
      where: { outcome: 'open', dueAt: LessThanOrEqual(now) },
      order: { dueAt: 'ASC' },
      take: limit,
    });
    return Promise.all(rows.map((row) => this.withPieces(row)));
  }

  async rightsEnding(now: Date, limit: number): Promise<Collab[]> {
    const rows = await this.db.manager.find(CollabSchema, {
      where: { rightsNoticeAt: LessThanOrEqual(now) },
      order: { rightsNoticeAt: 'ASC' },
      take: limit,
    });
    return Promise.all(rows.map((row) => this.withPieces(row)));
  }

  async unanswered(submittedBy: Date, limit: number): Promise<readonly string[]> {
    const rows = await this.db.rows<{ id: string }>(
      `select d.id from deliverables d join collabs c on c.id = d.collab_id
       where d.status = 'draft' and d.approved_at is null and d.submitted_at <= $1
         and c.outcome = 'open' and c.stage in (4, 5)
       order by d.submitted_at limit $2`,
      [submittedBy, limit],
    );
    return rows.map(({ id }) => id);
  }

  async lateOf(influencerId: string, now: Date): Promise<Collab[]> {
    const rows = await this.db.manager.find(CollabSchema, {
      where: { influencerId, outcome: 'open', lateFrom: LessThan(now) },
      order: { lateFrom: 'ASC', id: 'ASC' },
    });
    return Promise.all(rows.map((row) => this.withPieces(row)));
  }

  async openOf({ uid, type }: ProfileRef): Promise<Collab[]> {
    const rows = await this.db.manager.find(CollabSchema, {
      where: { outcome: 'open', ...(type === 'brand' ? { brandId: uid } : { influencerId: uid }) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return Promise.all(rows.map((row) => this.withPieces(row)));
  }

  async bookableOf(offerId: string): Promise<Collab[]> {
    const rows = await this.db.manager.findBy(CollabSchema, { offerId, outcome: 'open', stage: 3 });
    return (await Promise.all(rows.map((row) => this.withPieces(row)))).filter(mayWait);
  }

  async begin(collab: Collab, event: CollabEvent): Promise<CollabRecord | null> {
    const next = { ...collab, version: 1 };
    const summaries = await orTaken(next, this.outbox.beginIf<SideSummaries>(beginning(next), [event]));
    return summaries ? { collab: next, wait: null, ...summaries } : null;
  }

  async save(collab: Collab, ...events: CollabEvent[]): Promise<Collab> {
    const next = { ...collab, version: collab.version + 1 };
    await (collab.version === 0 ? this.insert(next, events) : this.replace(next, events));
    return next;
  }

  private async withPieces(row: CollabRow): Promise<Collab> {
    const pieces = await this.db.manager.find(DeliverableSchema, {
      where: { collabId: row.id },
      order: { position: 'ASC' },
    });
    return toCollab(row, pieces);
  }

  private insert(collab: Collab, events: readonly CollabEvent[]): Promise<void> {
    return orTaken(collab, this.outbox.begin(rowsOf(collab), events));
  }

  private async replace(collab: Collab, events: readonly CollabEvent[]): Promise<void> {
    const { deliverables, ...row } = withDerived(collab);
    const pieces = newRows(
      DeliverableSchema,
      deliverables.map((piece) => ({ ...piece, collabId: row.id })),
    );
    const { values, ...change } = replacing(CollabSchema, row);
    const also = [keeping(pieces, values.length + 1)];
    const all = { ...change, also, values: [...values, JSON.stringify(pieces.rows)] };
    if (!(await this.outbox.change(all, events))) throw collabErrors.stale(row.id);
  }
}
