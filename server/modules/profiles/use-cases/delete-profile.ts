import type { Actor, Clock, ProfileRef, Transaction } from '../../../shared/kernel/index.js';
import { deleteProfile } from '../domain/deletion.js';
import { profileErrors } from '../domain/profile.errors.js';
import type { BrandRepository } from '../ports/brand.repository.js';
import type { DeletedProfiles } from '../ports/deleted-profiles.js';
import type { InfluencerRepository } from '../ports/influencer.repository.js';
import type { ProfileDoors } from '../ports/profile-doors.js';

/** A super user takes a brand or an influencer out of the product: out of lists, pages and sessions, at once. */
export class DeleteProfile {
  constructor(
    private readonly brands: BrandRepository,
    private readonly influencers: InfluencerRepository,
    private readonly deleted: DeletedProfiles,
    private readonly doors: ProfileDoors,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** `typedName` is the name of the profile, typed to confirm. @throws profiles/brand-not-found, profiles/influencer-not-found, profiles/already-deleted, profiles/not-staff, profiles/name-differs */
  async execute(actor: Actor, { uid, type }: ProfileRef, typedName: string): Promise<void> {
    const { name } = type === 'brand' ? await this.brands.get(uid) : await this.influencers.get(uid);
    const [deletion, event] = deleteProfile({ uid, type, name }, typedName, actor, this.clock.now());
    await this.transaction.inTransaction(async () => {
      if (!(await this.deleted.add(deletion, event))) throw profileErrors.alreadyDeleted();
      await this.doors.close(uid);
    });
  }
}
