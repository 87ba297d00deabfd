import type { Actor } from '../../../shared/kernel/index.js';
import type { Fact, Side } from '../domain/fact.js';
import type { GiftLine, StatedGift } from '../domain/gift.js';
import type { Mark, MarkKind } from '../domain/marks.js';
import type { Tally } from '../domain/reliability.js';
import { CollabLog, GiftCorrections, ProfileNames } from '../ports/neighbours.js';
import { GiftLedger, type MarkPlace, RecordBook } from '../ports/repositories.js';

type Placed = Readonly<{ at: Date; eventId: string }>;
const byPlace = (one: Placed, other: Placed) =>
  one.at.getTime() - other.at.getTime() || one.eventId.localeCompare(other.eventId);

export class InMemoryRecordBook extends RecordBook {
  private readonly facts = new Map<string, Fact>();
  private marks: readonly Mark[] = [];

  async add(_: readonly string[], facts: readonly Fact[]): Promise<void> {
    for (const fact of facts) if (!this.facts.has(fact.eventId)) this.facts.set(fact.eventId, fact);
  }

  async factsOf(collabIds: readonly string[]): Promise<Fact[]> {
    return [...this.facts.values()].filter(({ collabId }) => collabIds.includes(collabId)).toSorted(byPlace);
  }

  async replaceMarks(collabIds: readonly string[], marks: readonly Mark[]): Promise<void> {
    this.marks = [...this.marks.filter(({ collabId }) => !collabIds.includes(collabId)), ...marks];
  }

  async marksOfCollab(collabId: string): Promise<Mark[]> {
    return this.marks.filter((mark) => mark.collabId === collabId);
  }

  async tallyOf(side: Side, profileId: string): Promise<Tally> {
    const own = this.marks.filter((mark) => mark.side === side && mark.profileId === profileId);
    const of = (kind: MarkKind, kept?: boolean) =>
      own.filter((mark) => mark.kind === kind && (kept === undefined || mark.kept === kept));
    const took = of('answer').flatMap(({ minutes }) => minutes ?? []);
    const sorted = took.toSorted((one, other) => one - other);
    const middle = (sorted.length - 1) / 2;
    return {
      asked: of('answer').length,
      answeredPromptly: of('answer', true).length,
      promptTo: new Set(of('answer', true).map(({ otherId }) => otherId)).size,
      medianMinutes:
        sorted.length === 0 ? null : Math.round((sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2),
      visitsKept: of('visit', true).length,
      visitsMissed: of('visit', false).length,
      late: of('late').length,
      contentOnTime: of('content', true).length,
      contentLate: of('content', false).length,
      contentMissing: of('undelivered').length,
      draftsAnswered: of('draft', true).length,
      draftsUnanswered: of('draft', false).length,
      rounds: of('round').length,
      pieces: of('piece').length,
    };
  }

  async marksOf(
    side: Side,
    profileId: string,
    kind: MarkKind,
    after: MarkPlace | null,
    limit: number,
  ): Promise<Mark[]> {
    return this.marks
      .filter((mark) => mark.side === side && mark.profileId === profileId && mark.kind === kind)
      .toSorted((one, other) => byPlace(other, one))
      .filter((mark) => !after || byPlace(mark, after) < 0)
      .slice(0, limit);
  }
}

/** What the ledger reads about a gift's Collab. */
export type AgreedGift = Readonly<{ valuePence: number; title: string; brandName: string }>;

export class InMemoryGiftLedger extends GiftLedger {
  readonly agreed = new Map<string, AgreedGift>();
  /** By the event of receipt. */
  readonly reasons = new Map<string, string>();
  private readonly lines = new Map<string, GiftLine>();

  async valueOf(collabId: string): Promise<number | null> {
    return this.agreed.get(collabId)?.valuePence ?? null;
  }

  async add(lines: readonly GiftLine[]): Promise<void> {
    for (const line of lines) {
      if (this.lines.has(line.id)) continue;
      if (line.reverses && [...this.lines.values()].some(({ reverses }) => reverses === line.reverses))
        throw new Error(`${line.reverses} has already been taken back`);
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

export class InMemoryCollabLog extends CollabLog {
  constructor(
    private readonly facts: readonly Fact[],
    private readonly contentDueAt: Date | null = null,
  ) {
    super();
  }

  async collabsAfter(id: string | null, limit: number): Promise<string[]> {
    const ids = [...new Set(this.facts.map(({ collabId }) => collabId))].toSorted();
    return ids.filter((each) => id === null || each > id).slice(0, limit);
  }

  async factsOf(collabIds: readonly string[]): Promise<Fact[]> {
    return this.facts.filter(({ collabId }) => collabIds.includes(collabId));
  }

  async contentDueOf(collabIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const at = this.contentDueAt;
    return new Map(at ? collabIds.map((id) => [id, at]) : []);
  }
}

export class InMemoryProfileNames extends ProfileNames {
  constructor(private readonly names: Readonly<Record<Side, Readonly<Record<string, string>>>>) {
    super();
  }

  async nameOf(side: Side, profileId: string): Promise<string | null> {
    return this.names[side][profileId] ?? null;
  }
}

/** Writes the resulting events to the Collab's log. */
export class InMemoryGiftCorrections extends GiftCorrections {
  constructor(
    private readonly facts: Fact[],
    private readonly factOf: (collabId: string, pence: number, name: Fact['name']) => Fact,
  ) {
    super();
  }

  async note(_: Actor, collabId: string, pence: number): Promise<void> {
    this.facts.push(this.factOf(collabId, pence, 'collab.gift-corrected'));
  }

  async settleBill(_: Actor, collabId: string, pence: number): Promise<void> {
    this.facts.push(this.factOf(collabId, pence, 'collab.bill-settled'));
  }
}
