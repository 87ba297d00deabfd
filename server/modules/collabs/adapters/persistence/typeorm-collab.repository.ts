import { LessThanOrEqual } from 'typeorm';
import { type Database, orConflict } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { Collab, CollabEvent } from '../../domain/collab.js';
import { collabErrors } from '../../domain/collab.errors.js';
import { CollabRepository } from '../../ports/collab.repository.js';
import { type CollabRow, CollabSchema, type DeliverableRow, DeliverableSchema } from './collab.schema.js';
import { toCollab } from './collab-rows.js';

export class TypeOrmCollabRepository extends CollabRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async get(id: string): Promise<Collab> {
    const row = await this.db.manager.findOneBy(CollabSchema, { id });
    if (!row) throw collabErrors.notFound(id);
    return this.withPieces(row);
  }

  async withDeliverable(deliverableId: string): Promise<Collab> {
    const piece = await this.db.manager.findOneBy(DeliverableSchema, { id: deliverableId });
    if (!piece) throw collabErrors.deliverableNotFound(deliverableId);
    return this.get(piece.collabId);
  }

  async unanswered(now: Date, limit: number): Promise<Collab[]> {
    const rows = await this.db.manager.find(CollabSchema, {
      where: { outcome: 'open', stage: 1, respondBy: LessThanOrEqual(now) },
      order: { respondBy: 'ASC' },
      take: limit,
    });
    return Promise.all(rows.map((row) => this.withPieces(row)));
  }

  save(collab: Collab, ...events: CollabEvent[]): Promise<Collab> {
    const next = { ...collab, version: collab.version + 1 };
    return this.db.inTransaction(async () => {
      await (collab.version === 0 ? this.insert(next) : this.replace(collab.version, next));
      await this.outbox.append(events);
      return next;
    });
  }

  private async withPieces(row: CollabRow): Promise<Collab> {
    const pieces = await this.db.manager.find(DeliverableSchema, {
      where: { collabId: row.id },
      order: { position: 'ASC' },
    });
    return toCollab(row, pieces);
  }

  private async insert({ deliverables, ...row }: Collab): Promise<void> {
    await orConflict(
      orConflict(this.db.manager.insert(CollabSchema, row), collabErrors.alreadyRequested(), 'collabs_one_open'),
      collabErrors.stale(row.id),
    );
    await this.db.manager.insert(
      DeliverableSchema,
      deliverables.map((piece) => ({ ...piece, collabId: row.id })),
    );
  }

  private async replace(version: number, { deliverables, ...row }: Collab): Promise<void> {
    const { affected } = await this.db.manager.update(CollabSchema, { id: row.id, version }, row);
    if (affected === 0) throw collabErrors.stale(row.id);
    const pieces: DeliverableRow[] = deliverables.map((piece) => ({ ...piece, collabId: row.id }));
    await this.db.manager.upsert(DeliverableSchema, pieces, ['id']);
  }
}
