import { type Actor, type Clock, type ProfileRef, type Transaction, theProduct } from '../../../shared/kernel/index.js';
import { deleteProfile, restoreProfile, deletionEvent, oldestRestorable } from '../domain/deletion.js';
import { profileErrors } from '../domain/profile.errors.js';
import type { BrandRepository } from '../ports/brands.js';
import type { DeletedProfiles } from '../ports/deleted-profiles.js';
import type { InfluencerRepository } from '../ports/influencers.js';
import type { ProfileDoors } from '../ports/neighbours.js';

/** A super user removes a brand or influencer from the product: from lists, pages and sessions, at once. */
export class DeleteProfile {
  constructor(
    private readonly brands: BrandRepository,
    private readonly influencers: InfluencerRepository,
    private readonly deleted: DeletedProfiles,
    private readonly doors: ProfileDoors,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * `typedName` is the profile's name, if a person typed it to confirm. @throws profiles/brand-not-found,
   * profiles/influencer-not-found, profiles/already-deleted, profiles/not-staff, profiles/name-differs
   */
  async execute(actor: Actor, { uid, type }: ProfileRef, typedName?: string): Promise<void> {
    const { name } = type === 'brand' ? await this.brands.get(uid) : await this.influencers.get(uid);
    const [deletion, event] = deleteProfile({ uid, type, name }, typedName, actor, this.clock.now());
    await this.transaction.inTransaction(async () => {
      if (!(await this.deleted.add(deletion, event))) throw profileErrors.alreadyDeleted();
      await this.doors.close(uid);
    });
  }
}

/** A super user restores a deleted brand or influencer, with its people. */
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

const atATime = 20;

/**
 * The time to restore a profile has run out: it stays hidden permanently, and modules that hold its data are notified.
 */
export class EraseDeletedProfiles {
  constructor(private readonly deleted: DeletedProfiles) {}

  /** Returns how many. */
  async execute(now: Date): Promise<number> {
    const due = await this.deleted.due(oldestRestorable(now), atATime);
    for (const deletion of due)
      await this.deleted.erase(deletion.profileUid, now, deletionEvent(deletion, 'erased', theProduct, now));
    return due.length;
  }
}
