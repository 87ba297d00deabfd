import type { ListVote } from '../../../contract/rules/influencer-lists.js';
import type { Clock } from '../../../shared/kernel/index.js';
import { listErrors } from '../domain/influencer-list.errors.js';
import type { InfluencerList } from '../domain/influencer-list.js';
import { checkLinkIsOpen, type ListLink } from '../domain/list-link.js';
import type { InfluencerListRepository } from '../ports/influencer-list.repository.js';
import type { ListLinks } from '../ports/list-links.js';
import type { ListLinkTokens } from '../ports/list-link-tokens.js';

/** Somebody outside looks at a list by their link, and votes. They need no account. */
export class UseListLink {
  constructor(
    private readonly tokens: ListLinkTokens,
    private readonly links: ListLinks,
    private readonly lists: InfluencerListRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws profiles/list-link-not-found */
  async open(token: string): Promise<{ link: ListLink; list: InfluencerList }> {
    const link = await this.linkOf(token);
    return { link, list: await this.lists.get(link.listId) };
  }

  /** @throws profiles/list-link-not-found, profiles/not-on-list */
  async vote(token: string, influencerId: string, vote: ListVote, comment: string): Promise<void> {
    const { id: linkId } = await this.linkOf(token);
    const kept = await this.links.vote({ linkId, influencerId, vote, comment, votedAt: this.clock.now() });
    if (!kept) throw listErrors.notOnList();
  }

  private async linkOf(token: string): Promise<ListLink> {
    const id = this.tokens.linkIn(token);
    const link = id && (await this.links.find(id));
    if (!link) throw listErrors.linkNotFound();
    checkLinkIsOpen(link, this.clock.now());
    return link;
  }
}
