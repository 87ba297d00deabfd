import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { listErrors } from '../domain/influencer-list.errors.js';
import { type ListLink, shareList, unshareList } from '../domain/list-link.js';
import type { InfluencerListRepository } from '../ports/influencer-list.repository.js';
import type { ListLinks } from '../ports/list-links.js';

/** Staff or a brand let somebody outside look at a list and vote, and take that back. */
export class ShareInfluencerList {
  constructor(
    private readonly lists: InfluencerListRepository,
    private readonly links: ListLinks,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/not-staff, profiles/list-not-found, profiles/too-many-list-links */
  async execute(actor: Actor, listId: string, terms: Readonly<{ label: string; days: number }>): Promise<ListLink> {
    const [link, event] = shareList(await this.lists.get(listId), terms, actor, this.clock.now());
    await this.links.add(link, event);
    return link;
  }

  /** @throws profiles/not-staff, profiles/list-link-not-found */
  async takeBack(actor: Actor, listId: string, linkId: string): Promise<void> {
    const list = await this.lists.get(listId);
    const link = await this.links.find(linkId);
    if (link?.listId !== listId) throw listErrors.linkNotFound();
    await this.links.remove(linkId, unshareList(list, link, actor, this.clock.now()));
  }
}
