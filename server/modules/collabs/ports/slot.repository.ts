import type { Slot } from '../domain/slot.js';

/** Where the bookable times are. Races for the last place are settled here: see slot.repository.contract.ts. */
export abstract class SlotRepository {
  abstract add(slots: readonly Slot[]): Promise<void>;

  /** @throws offerErrors.slotNotFound */
  abstract get(id: string): Promise<Slot>;

  /**
   * Takes one place, atomically.
   * @throws offerErrors.slotFull when none is left
   */
  abstract take(id: string): Promise<void>;

  /** Gives one place back. */
  abstract free(id: string): Promise<void>;
}
