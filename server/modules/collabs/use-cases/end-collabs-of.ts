import type { Actor, Clock, ProfileRef, Transaction } from '../../../shared/kernel/index.js';
import { endWithAccount } from '../domain/account-closed.js';
import type { CollabRepository } from '../ports/collab.repository.js';
import type { EndCollab } from './end-collab.js';

/** One side leaves: every open Collab of it ends; places and credits go back. */
export class EndCollabsOf {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly endCollab: EndCollab,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** `actor` is somebody who acts for the profile, or staff. May be asked again. */
  async execute(actor: Actor, profile: ProfileRef): Promise<void> {
    await this.transaction.inTransaction(async () => {
      for (const collab of await this.collabs.openOf(profile)) {
        const ending = endWithAccount(collab, profile.type, actor, this.clock.now());
        if (ending) await this.endCollab.execute(actor, ...ending);
      }
    });
  }
}
