import type { Dispute, DisputeEvent } from '../domain/dispute.js';

/** Where disputes are noted. */
export abstract class DisputeRepository {
  abstract find(id: string): Promise<Dispute | null>;

  /** Newest first. */
  abstract ofBrand(brandId: string): Promise<Dispute[]>;

  /** Stores it and its event together; a newer note replaces the older. */
  abstract note(dispute: Dispute, event: DisputeEvent): Promise<void>;
}
