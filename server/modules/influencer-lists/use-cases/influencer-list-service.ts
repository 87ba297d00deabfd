import type { Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import {
  changeList,
  createList,
  type InfluencerList,
  type ListDetails,
  removeList,
} from '../domain/influencer-list.js';
import type { InfluencerListRepository } from '../ports/repositories.js';

/** A service of three changes: staff or a brand create, edit or delete a list. */
export class InfluencerListService {
  constructor(
    private readonly lists: InfluencerListRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/not-staff, profiles/list-name-taken */
  async create(actor: Actor, details: ListDetails): Promise<InfluencerList> {
    return this.lists.save(...createList(details, actor, this.clock.now()));
  }

  /** @throws profiles/not-staff, profiles/list-not-found, profiles/list-name-taken */
  change(actor: Actor, id: string, details: Partial<ListDetails>): Promise<void> {
    return this.transaction.inTransaction(async () => {
      const changed = changeList(await this.lists.lock(id), details, actor, this.clock.now());
      if (changed) await this.lists.save(...changed);
    });
  }

  /** @throws profiles/not-staff, profiles/list-not-found */
  async remove(actor: Actor, id: string): Promise<void> {
    await this.lists.remove(id, removeList(await this.lists.get(id), actor, this.clock.now()));
  }
}
