import type { Actor, Clock, ProfileRef, Transaction } from '../../../shared/kernel/index.js';
import type { Collab, CollabEvent } from '../domain/collab.js';
import { endWithAccount, givesCreditBack } from '../domain/endings.js';
import type { Credits, Deletions, Places } from '../ports/neighbours.js';
import type { CollabRepository } from '../ports/repositories.js';

/** A Collab has ended, however it came to it: its place goes back, and so does its credit unless the brand cancelled late. */
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
      // the credit first, as when it is taken: who approves and who ends at once wait for each other in the same order
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

/** One side leaves: every open Collab of it ends; places and credits go back. */
export class EndCollabsOf {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly endCollab: EndCollab,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** `actor` is someone who acts for the profile, or staff. May be asked again. */
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
 * What is open with a profile that has been deleted ends, also what was asked for in the very moment of it. Its offers are
 * only out of sight: they come back with a brand that is brought back.
 */
export class EndWithDeleted {
  constructor(
    private readonly deletions: Deletions,
    private readonly endCollabsOf: EndCollabsOf,
  ) {}

  /** Of `profiles`, those that are still deleted now: a profile that has been brought back keeps its Collabs. */
  async execute(actor: Actor, profiles: readonly ProfileRef[]): Promise<void> {
    for (const profile of await this.deletions.among(profiles)) await this.endCollabsOf.execute(actor, profile);
  }
}
