import { type Fact, undoesVisit } from './fact.js';

/** A line of the ledger. It is never changed: what turns out wrong is taken back by a line of its own. */
export type GiftLine = Readonly<{
  /** The event that it stands for. */
  id: string;
  collabId: string;
  brandId: string;
  influencerId: string;
  kind: 'received' | 'reversed';
  /** Retail value; negative where it is taken back. */
  pence: number;
  /** When the gift was enjoyed or arrived; of a reversal, when what it takes back was. It decides on the tax year. */
  receivedAt: Date;
  recordedAt: Date;
  reverses: string | null;
}>;

/** What the events of one Collab, in their order, put into the ledger at this value. */
export function giftLinesOf(facts: readonly Fact[], valuePence: number): GiftLine[] {
  const lines: GiftLine[] = [];
  let standing: GiftLine | null = null;
  for (const fact of facts) {
    const { eventId: id, collabId, brandId, influencerId, at } = fact;
    const line = { id, collabId, brandId, influencerId, recordedAt: at };
    if (fact.name === 'collab.checked-in' && !standing) {
      standing = { ...line, kind: 'received', pence: valuePence, receivedAt: at, reverses: null };
      lines.push(standing);
    } else if (standing && undoesVisit(fact)) {
      const { pence, receivedAt } = standing;
      lines.push({ ...line, kind: 'reversed', pence: -pence, receivedAt, reverses: standing.id });
      standing = null;
    }
  }
  return lines;
}
