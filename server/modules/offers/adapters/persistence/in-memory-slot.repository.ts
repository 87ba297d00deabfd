import { offerErrors } from '../../domain/offer.errors.js';
import type { Slot } from '../../domain/slot.js';
import { type HeldPlace, SlotRepository, type Wait } from '../../ports/slot.repository.js';

type Waiting = HeldPlace & { since: Date; held: boolean; told: boolean };

export class InMemorySlotRepository extends SlotRepository {
  private readonly slots = new Map<string, Slot>();
  private readonly waits = new Map<string, Waiting>();

  async add(slots: readonly Slot[]): Promise<void> {
    for (const slot of slots) this.slots.set(slot.id, slot);
  }

  async get(id: string): Promise<Slot> {
    return this.find(id);
  }

  async ofOffer(offerId: string): Promise<Slot[]> {
    const mine = [...this.slots.values()].filter((slot) => slot.offerId === offerId);
    return mine.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  }

  async resize(id: string, capacity: number, now: Date, heldUntil: Date): Promise<void> {
    const slot = this.find(id);
    if (slot.taken > capacity) throw offerErrors.slotTaken();
    this.slots.set(id, { ...slot, capacity, taken: capacity });
    for (let { taken } = slot; taken < capacity; taken++) await this.free(id, now, heldUntil);
  }

  async remove(id: string): Promise<void> {
    if (this.find(id).taken > 0) throw offerErrors.slotTaken();
    this.slots.delete(id);
  }

  async take(id: string, collabId: string, now: Date): Promise<void> {
    const slot = this.find(id);
    const wait = this.waits.get(collabId);
    if (wait?.held && wait.slotId === id && wait.endsAt > now) {
      this.waits.delete(collabId);
      return;
    }
    if (slot.taken >= slot.capacity) throw offerErrors.slotFull();
    this.slots.set(id, { ...slot, taken: slot.taken + 1 });
  }

  async free(id: string, now: Date, heldUntil: Date): Promise<void> {
    const slot = this.find(id);
    const [next] = [...this.waits.values()]
      .filter(({ slotId, held }) => slotId === id && !held && slot.startsAt > now)
      .sort((a, b) => a.since.getTime() - b.since.getTime() || a.collabId.localeCompare(b.collabId));
    if (!next) return void this.slots.set(id, { ...slot, taken: Math.max(0, slot.taken - 1) });
    const endsAt = new Date(Math.min(next.endsAt.getTime(), heldUntil.getTime()));
    this.waits.set(next.collabId, { ...next, held: true, told: false, endsAt });
  }

  async wait({ id, startsAt }: Pick<Slot, 'id' | 'startsAt'>, collabId: string, now: Date): Promise<void> {
    const { taken, capacity } = this.find(id);
    if (taken < capacity) throw offerErrors.placeFree();
    if (this.waits.get(collabId)?.held) return;
    this.waits.set(collabId, { collabId, slotId: id, since: now, held: false, told: false, endsAt: startsAt });
  }

  async leave(collabId: string, now: Date, heldUntil: Date): Promise<void> {
    const wait = this.waits.get(collabId);
    this.waits.delete(collabId);
    if (wait?.held) await this.free(wait.slotId, now, heldUntil);
  }

  async waitsOf(collabIds: readonly string[]): Promise<readonly Wait[]> {
    return collabIds
      .flatMap((id) => this.waits.get(id) ?? [])
      .map(({ collabId, slotId, held, endsAt }) => ({
        collabId,
        slotId,
        startsAt: this.find(slotId).startsAt,
        held,
        endsAt,
      }));
  }

  async overdue(now: Date, limit: number): Promise<readonly string[]> {
    const over = [...this.waits.values()].filter(({ endsAt }) => endsAt <= now);
    return over.slice(0, limit).map(({ collabId }) => collabId);
  }

  async untold(limit: number): Promise<readonly HeldPlace[]> {
    const waits = [...this.waits.values()].filter(({ held, told }) => held && !told).slice(0, limit);
    return waits.map(({ collabId, slotId, endsAt }) => ({ collabId, slotId, endsAt }));
  }

  async markTold(collabId: string): Promise<void> {
    const wait = this.waits.get(collabId);
    if (wait) this.waits.set(collabId, { ...wait, told: true });
  }

  private find(id: string): Slot {
    const slot = this.slots.get(id);
    if (!slot) throw offerErrors.slotNotFound(id);
    return slot;
  }
}
