import { listLimits } from '../../../../contract/rules/influencer-lists.js';
import { type InfluencerList, type InfluencerListEvent, listErrors } from '../../domain/influencer-list.js';
import type { CastVote, ListLink, ListLinkEvent } from '../../domain/list-link.js';
import { ListLinks, InfluencerListRepository } from '../../ports/repositories.js';

export class InMemoryInfluencerListRepository extends InfluencerListRepository {
  readonly events: InfluencerListEvent[] = [];
  private readonly lists = new Map<string, InfluencerList>();

  async get(id: string): Promise<InfluencerList> {
    const list = this.lists.get(id);
    if (!list) throw listErrors.notFound(id);
    return list;
  }

  lock(id: string): Promise<InfluencerList> {
    return this.get(id);
  }

  async save(list: InfluencerList, event: InfluencerListEvent): Promise<InfluencerList> {
    if ((this.lists.get(list.id)?.version ?? 0) !== list.version) throw listErrors.stale(list.id);
    const others = [...this.lists.values()].filter(({ id, brandId }) => id !== list.id && brandId === list.brandId);
    if (others.some(({ name }) => name.toLowerCase() === list.name.toLowerCase()))
      throw listErrors.nameTaken(list.name);
    if (list.version === 0 && list.brandId !== null && others.length >= listLimits.lists)
      throw listErrors.tooMany(listLimits.lists);
    const next = { ...list, version: list.version + 1 };
    this.lists.set(list.id, next);
    this.events.push(event);
    return next;
  }

  async idNamed(brandId: string, name: string): Promise<string | null> {
    const isIt = (list: InfluencerList) => list.brandId === brandId && list.name.toLowerCase() === name.toLowerCase();
    return [...this.lists.values()].find(isIt)?.id ?? null;
  }

  async remove(id: string, event: InfluencerListEvent): Promise<void> {
    if (this.lists.delete(id)) this.events.push(event);
  }

  /** A list's members, for other twins. */
  membersOf(id: string): readonly string[] {
    return this.lists.get(id)?.members.map(({ influencerId }) => influencerId) ?? [];
  }
}

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
