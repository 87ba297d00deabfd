import { savedListName } from '../../../contract/rules/influencer-lists.js';
import { type Actor, DomainError } from '../../../shared/kernel/index.js';
import { listErrors } from '../domain/influencer-list.js';
import type { InfluencerListRepository } from '../ports/repositories.js';
import type { InfluencerListService } from './influencer-list-service.js';
import type { ListMembersService } from './list-members-service.js';

/**
 * A service of two halves that share a list. A brand saves an influencer, or removes them: saved ones are on its list
 * "Saved", which is created with the first.
 */
export class SavedInfluencersService {
  constructor(
    private readonly lists: InfluencerListRepository,
    private readonly keep: InfluencerListService,
    private readonly members: ListMembersService,
  ) {}

  /** @throws profiles/influencer-not-found, profiles/list-full, identity/role-not-enough */
  async save(actor: Actor, influencerId: string): Promise<void> {
    const { unknown } = await this.members.add(actor, await this.savedList(actor), [influencerId]);
    if (unknown.length > 0) throw listErrors.influencerNotFound(influencerId);
  }

  /** @throws identity/role-not-enough */
  async forget(actor: Actor, influencerId: string): Promise<void> {
    const id = await this.existing(actor);
    if (id) await this.members.remove(actor, id, [influencerId]);
  }

  private existing({ profile }: Actor): Promise<string | null> {
    return this.lists.idNamed(profile!.uid, savedListName);
  }

  /** If two people save their first at once, one creates the list and the other finds it. */
  private async savedList(actor: Actor): Promise<string> {
    const found = await this.existing(actor);
    if (found) return found;
    try {
      return (await this.keep.create(actor, { name: savedListName, notes: '' })).id;
    } catch (error) {
      const taken = error instanceof DomainError && error.code === listErrors.nameTaken(savedListName).code;
      const begun = taken && (await this.existing(actor));
      if (begun) return begun;
      throw error;
    }
  }
}
