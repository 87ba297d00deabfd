import type { Actor, Clock, ProfileRef, Transaction } from '../../../shared/kernel/index.js';
import type { Collab, CollabEvent } from '../domain/collab.js';
import { endWithAccount, givesCreditBack } from '../domain/endings.js';
import type { Credits, Deletions, Places } from '../ports/neighbours.js';
import type { CollabRepository } from '../ports/repositories.js';

/**
 * Cleans up after a Collab has ended, for any reason: its place is released, and its credit returned unless the brand
 * cancelled late.
 */
export class EndCollab {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly places: Places,
    private readonly credits: Credits,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, ended: Collab, event: CollabEvent): Promise<Collab> {
    const { id, brandId, slotId, outcome } = ended;
    return this.transaction.inTransaction(async () => {
      // credit first, as when taking it: concurrent approvals and endings lock in the same order
      const back = givesCreditBack(ended, actor, this.clock.now())
        ? await this.credits.giveBack(actor, brandId, id, `Collab ${outcome}`)
        : null;
      const saved = await this.collabs.save(ended, back ? sayingUntil(event, back.usableUntil) : event);
      const now = this.clock.now();
      await this.places.leave(id, now);
      if (slotId) await this.places.free(slotId, now);
      return saved;
    });
  }
}

const sayingUntil = (event: CollabEvent, usableUntil: Date | null): CollabEvent => ({
  ...event,
  payload: { ...event.payload, facts: { ...event.payload.facts, creditUntil: usableUntil?.toISOString() ?? null } },
});

/** One side leaves: all its open Collabs end, and places and credits are returned. */
export class EndCollabsOf {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly endCollab: EndCollab,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** `actor` acts for the profile, or is staff. Idempotent. */
  async execute(actor: Actor, profile: ProfileRef): Promise<void> {
    await this.transaction.inTransaction(async () => {
      for (const collab of await this.collabs.openOf(profile)) {
        const ending = endWithAccount(collab, profile.type, actor, this.clock.now());
        if (ending) await this.endCollab.execute(actor, ...ending);
      }
    });
  }
}

/**
 * Ends every open Collab of a deleted profile, including any requested during the deletion. Its offers are only hidden:
 * they come back if the brand is restored.
 */
export class EndWithDeleted {
  constructor(
    private readonly deletions: Deletions,
    private readonly endCollabsOf: EndCollabsOf,
  ) {}

  /** Those of `profiles` that are still deleted: a restored profile keeps its Collabs. */
  async execute(actor: Actor, profiles: readonly ProfileRef[]): Promise<void> {
    for (const profile of await this.deletions.among(profiles)) await this.endCollabsOf.execute(actor, profile);
  }
}
