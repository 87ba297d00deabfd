import { SavedOffers } from '../../ports/saved-offers.js';

export class InMemorySavedOffers extends SavedOffers {
  private readonly marks = new Map<string, Map<string, Date>>();

  async add(influencerId: string, offerId: string, now: Date): Promise<void> {
    const mine = this.marks.get(influencerId) ?? new Map<string, Date>();
    if (!mine.has(offerId)) mine.set(offerId, now);
    this.marks.set(influencerId, mine);
  }

  async remove(influencerId: string, offerId: string): Promise<void> {
    this.marks.get(influencerId)?.delete(offerId);
  }

  async of(influencerId: string): Promise<readonly string[]> {
    const mine = [...(this.marks.get(influencerId) ?? [])];
    return mine.sort(([, a], [, b]) => b.getTime() - a.getTime()).map(([offerId]) => offerId);
  }
}
