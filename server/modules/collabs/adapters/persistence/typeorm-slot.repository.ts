import type { Database } from '../../../../shared/db/index.js';
import { offerErrors } from '../../domain/offer.errors.js';
import type { Slot } from '../../domain/slot.js';
import { SlotRepository } from '../../ports/slot.repository.js';
import { SlotSchema } from './slot.schema.js';

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

  async take(id: string): Promise<void> {
    const taken = await this.db.affected('update slots set taken = taken + 1 where id = $1 and taken < capacity', [id]);
    if (taken === 0) throw offerErrors.slotFull();
  }

  async free(id: string): Promise<void> {
    await this.db.affected('update slots set taken = taken - 1 where id = $1 and taken > 0', [id]);
  }
}
