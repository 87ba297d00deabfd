import { EntitySchema } from 'typeorm';
import type { Slot } from '../../domain/slot.js';

export const SlotSchema = new EntitySchema<Slot>({
  name: 'Slot',
  tableName: 'slots',
  columns: {
    id: { type: 'uuid', primary: true },
    offerId: { type: 'uuid', name: 'offer_id' },
    startsAt: { type: 'timestamptz', name: 'starts_at' },
    capacity: { type: 'int' },
    taken: { type: 'int' },
  },
});
