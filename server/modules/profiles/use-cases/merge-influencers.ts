import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { checkRestorable } from '../domain/deletion.js';
import { mergeErrors } from '../domain/merge.errors.js';
import { mergeInfluencers, undoMerge } from '../domain/merge.js';
import { profileErrors } from '../domain/profile.errors.js';
import type { DeletedProfiles } from '../ports/deleted-profiles.js';
import type { InfluencerMerges, InfluencerRepository } from '../ports/influencers.js';
import type { ListPlaces } from '../ports/neighbours.js';

/** Merges two profiles of one person: one is kept, and gets what the other has. Can be undone for 30 days. */
export class MergeInfluencers {
  constructor(
    private readonly influencers: InfluencerRepository,
    private readonly deleted: DeletedProfiles,
    private readonly merges: InfluencerMerges,
    private readonly lists: ListPlaces,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws profiles/influencer-not-found, profiles/already-deleted, profiles/not-staff, profiles/merge-with-itself,
   * profiles/cannot-be-merged
   */
  async execute(actor: Actor, keptId: string, goneId: string): Promise<void> {
    await this.transaction.inTransaction(async () => {
      await this.merges.hold([keptId, goneId]);
      const [kept, gone] = [await this.influencers.get(keptId), await this.influencers.get(goneId)];
      if (await this.deleted.find(keptId)) throw profileErrors.alreadyDeleted();
      const [bonds, keptBonds] = [await this.merges.bondsOf(goneId), await this.merges.bondsOf(keptId)];
      const places = await this.lists.placesOf(goneId, keptId);
      const done = mergeInfluencers({ kept, gone, bonds, keptBonds }, places, actor, this.clock.now());
      const [merged, hidden] = done.events;
      if (!(await this.deleted.add(done.deletion, hidden))) throw profileErrors.alreadyDeleted();
      await this.lists.move(goneId, keptId, places);
      await this.merges.add(done.merge, merged);
      await this.influencers.save(done.kept);
    });
  }
}

/** Staff undo a merge, within 30 days. */
export class UndoMerge {
  constructor(
    private readonly influencers: InfluencerRepository,
    private readonly deleted: DeletedProfiles,
    private readonly merges: InfluencerMerges,
    private readonly lists: ListPlaces,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/not-merged, profiles/not-staff, profiles/too-late-to-restore */
  async execute(actor: Actor, goneId: string): Promise<void> {
    const known = await this.merges.find(goneId);
    if (!known) throw mergeErrors.notMerged();
    await this.transaction.inTransaction(async () => {
      await this.merges.hold([known.keptId, goneId]);
      const [merge, deletion] = [await this.merges.find(goneId), await this.deleted.find(goneId)];
      if (!merge || !deletion) throw mergeErrors.notMerged();
      checkRestorable(deletion, this.clock.now());
      const done = undoMerge(await this.influencers.get(merge.keptId), merge, actor, this.clock.now());
      const [undone, back] = done.events;
      await this.lists.move(merge.keptId, goneId, merge.moved);
      await this.merges.remove(merge, undone);
      if (!(await this.deleted.remove(goneId, back))) throw mergeErrors.notMerged();
      await this.influencers.save(done.kept);
    });
  }
}
