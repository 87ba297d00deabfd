import type { GiftLine } from '../../domain/gift.js';
import type { StatedGift } from '../../domain/gift-statement.js';
import { GiftLedger } from '../../ports/gift-ledger.js';

/** What the ledger reads of the Collab that a gift belongs to. */
export type AgreedGift = Readonly<{ valuePence: number; title: string; brandName: string }>;

export class InMemoryGiftLedger extends GiftLedger {
  readonly agreed = new Map<string, AgreedGift>();
  /** By the event that it was given with. */
  readonly reasons = new Map<string, string>();
  private readonly lines = new Map<string, GiftLine>();

  async valueOf(collabId: string): Promise<number | null> {
    return this.agreed.get(collabId)?.valuePence ?? null;
  }

  async add(lines: readonly GiftLine[]): Promise<void> {
    for (const line of lines) {
      if (this.lines.has(line.id)) continue;
      if (line.reverses && [...this.lines.values()].some(({ reverses }) => reverses === line.reverses))
        throw new Error(`${line.reverses} has been taken back already`);
      this.lines.set(line.id, line);
    }
  }

  async ofCollab(collabId: string): Promise<GiftLine[]> {
    return [...this.lines.values()]
      .filter((line) => line.collabId === collabId)
      .toSorted((one, other) => one.id.localeCompare(other.id));
  }

  async between(influencerId: string, startsAt: Date, endsBefore: Date): Promise<StatedGift[]> {
    return this.of(influencerId)
      .filter(({ receivedAt }) => receivedAt >= startsAt && receivedAt < endsBefore)
      .map((line) => {
        const { title, brandName } = this.agreed.get(line.collabId)!;
        return { ...line, title, brandName, reason: this.reasons.get(line.id) ?? null };
      });
  }

  async firstOf(influencerId: string): Promise<Date | null> {
    return this.of(influencerId)[0]?.receivedAt ?? null;
  }

  private of(influencerId: string): GiftLine[] {
    return [...this.lines.values()]
      .filter((line) => line.influencerId === influencerId)
      .toSorted(
        (one, other) => one.receivedAt.getTime() - other.receivedAt.getTime() || one.id.localeCompare(other.id),
      );
  }
}
