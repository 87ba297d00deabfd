import { offerErrors } from '../../domain/offer.errors.js';
import type { Slot } from '../../domain/slot.js';
import { SlotRepository } from '../../ports/slot.repository.js';

export class InMemorySlotRepository extends SlotRepository {
  private readonly slots = new Map<string, Slot>();

  async add(slots: readonly Slot[]): Promise<void> {
    for (const slot of slots) this.slots.set(slot.id, slot);
  }

  async get(id: string): Promise<Slot> {
    return this.find(id);
  }

  async take(id: string): Promise<void> {
    const slot = this.find(id);
    if (slot.taken >= slot.capacity) throw offerErrors.slotFull();
    this.slots.set(id, { ...slot, taken: slot.taken + 1 });
  }

  async free(id: string): Promise<void> {
    const slot = this.find(id);
    this.slots.set(id, { ...slot, taken: Math.max(0, slot.taken - 1) });
  }

  private find(id: string): Slot {
    const slot = this.slots.get(id);
    if (!slot) throw offerErrors.slotNotFound(id);
    return slot;
  }
}
