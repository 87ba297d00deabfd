import { listLimits } from '../../../../contract/rules/influencer-lists.js';
import { listErrors } from '../../domain/influencer-list.errors.js';
import type { InfluencerList, InfluencerListEvent } from '../../domain/influencer-list.js';
import { InfluencerListRepository } from '../../ports/influencer-list.repository.js';

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

  /** Those of a list, for the twins that ask. */
  membersOf(id: string): readonly string[] {
    return this.lists.get(id)?.members.map(({ influencerId }) => influencerId) ?? [];
  }
}
