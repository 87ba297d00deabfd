import type { Actor, Clock, ProfileRef, Transaction } from '../../../shared/kernel/index.js';
import { restoreProfile } from '../domain/deletion.js';
import { profileErrors } from '../domain/profile.errors.js';
import type { DeletedProfiles } from '../ports/deleted-profiles.js';
import type { ProfileDoors } from '../ports/profile-doors.js';

/** A super user brings a deleted brand or influencer back, with its people. */
export class RestoreProfile {
  constructor(
    private readonly deleted: DeletedProfiles,
    private readonly doors: ProfileDoors,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/not-deleted, profiles/not-staff, profiles/too-late-to-restore */
  async execute(actor: Actor, { uid, type }: ProfileRef): Promise<void> {
    const deletion = await this.deleted.find(uid);
    if (deletion?.profileType !== type) throw profileErrors.notDeleted();
    const event = restoreProfile(deletion, actor, this.clock.now());
    await this.transaction.inTransaction(async () => {
      if (!(await this.deleted.remove(uid, event))) throw profileErrors.notDeleted();
      await this.doors.reopen(uid);
    });
  }
}
