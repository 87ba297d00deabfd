import type { ListVote } from '../../../contract/rules/influencer-lists.js';
import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { type InfluencerList, listErrors } from '../domain/influencer-list.js';
import { checkLinkIsOpen, type ListLink, shareList, unshareList } from '../domain/list-link.js';
import type { ListLinks, InfluencerListRepository } from '../ports/repositories.js';

/** A service for links to lists: the list's owners create and revoke them, people outside view and vote. */
export class ListLinksService {
  constructor(
    private readonly lists: InfluencerListRepository,
    private readonly links: ListLinks,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/not-staff, profiles/list-not-found, profiles/too-many-list-links */
  async share(actor: Actor, listId: string, terms: Readonly<{ label: string; days: number }>): Promise<ListLink> {
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

  /** People with the link need no account. @throws profiles/list-link-not-found */
  async open(linkId: string): Promise<{ link: ListLink; list: InfluencerList }> {
    const link = await this.openLink(linkId);
    return { link, list: await this.lists.get(link.listId) };
  }

  /** @throws profiles/list-link-not-found, profiles/not-on-list */
  async vote(linkId: string, influencerId: string, vote: ListVote, comment: string): Promise<void> {
    await this.openLink(linkId);
    const kept = await this.links.vote({ linkId, influencerId, vote, comment, votedAt: this.clock.now() });
    if (!kept) throw listErrors.notOnList();
  }

  private async openLink(id: string): Promise<ListLink> {
    const link = await this.links.find(id);
    if (!link) throw listErrors.linkNotFound();
    checkLinkIsOpen(link, this.clock.now());
    return link;
  }
}
