import { listLimits } from '../../../../contract/rules/influencer-lists.js';
import { listErrors } from '../../domain/influencer-list.errors.js';
import type { CastVote, ListLink, ListLinkEvent } from '../../domain/list-link.js';
import { ListLinks } from '../../ports/list-links.js';
import type { InMemoryInfluencerListRepository } from './in-memory-influencer-list.repository.js';

export class InMemoryListLinks extends ListLinks {
  readonly events: ListLinkEvent[] = [];
  private readonly links = new Map<string, ListLink>();
  private readonly votes = new Map<string, CastVote>();

  constructor(private readonly lists: InMemoryInfluencerListRepository) {
    super();
  }

  async find(id: string): Promise<ListLink | null> {
    return this.links.get(id) ?? null;
  }

  async ofList(listId: string): Promise<ListLink[]> {
    return this.linksTo(listId);
  }

  async add(link: ListLink, event: ListLinkEvent): Promise<void> {
    if (this.linksTo(link.listId).length >= listLimits.links) throw listErrors.tooManyLinks(listLimits.links);
    this.links.set(link.id, link);
    this.events.push(event);
  }

  async remove(id: string, event: ListLinkEvent): Promise<void> {
    if (!this.links.delete(id)) return;
    for (const [key, { linkId }] of this.votes) if (linkId === id) this.votes.delete(key);
    this.events.push(event);
  }

  async vote(vote: CastVote): Promise<boolean> {
    const link = this.links.get(vote.linkId);
    if (!link || !this.lists.membersOf(link.listId).includes(vote.influencerId)) return false;
    this.votes.set(`${vote.linkId} ${vote.influencerId}`, vote);
    return true;
  }

  async votesOf(linkId: string): Promise<CastVote[]> {
    return [...this.votes.values()]
      .filter((vote) => vote.linkId === linkId)
      .sort((a, b) => a.influencerId.localeCompare(b.influencerId));
  }

  private linksTo(listId: string): ListLink[] {
    return [...this.links.values()].filter((link) => link.listId === listId);
  }
}
