import type { Fact, Side } from '../../domain/fact.js';
import type { Mark, MarkKind } from '../../domain/mark.js';
import type { Tally } from '../../domain/reliability.js';
import { type MarkPlace, RecordBook } from '../../ports/record-book.js';

type Placed = Readonly<{ at: Date; eventId: string }>;
const byPlace = (one: Placed, other: Placed) =>
  one.at.getTime() - other.at.getTime() || one.eventId.localeCompare(other.eventId);

export class InMemoryRecordBook extends RecordBook {
  private readonly facts = new Map<string, Fact>();
  private marks: readonly Mark[] = [];

  async add(_: string, facts: readonly Fact[]): Promise<void> {
    for (const fact of facts) if (!this.facts.has(fact.eventId)) this.facts.set(fact.eventId, fact);
  }

  async factsOf(collabId: string): Promise<Fact[]> {
    return [...this.facts.values()].filter((fact) => fact.collabId === collabId).toSorted(byPlace);
  }

  async replaceMarks(collabId: string, marks: readonly Mark[]): Promise<void> {
    this.marks = [...this.marks.filter((mark) => mark.collabId !== collabId), ...marks];
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
