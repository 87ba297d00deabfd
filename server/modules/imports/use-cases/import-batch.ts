import type { Platform } from '../../../contract/lists/index.js';
import { type Actor, DomainError } from '../../../shared/kernel/index.js';
import { type Candidate, printOf } from '../domain/candidate.js';
import type { RowOutcome } from '../domain/report.js';
import type { Influencers } from '../ports/profiles.js';
import type { SeenList } from '../ports/seen-handles.js';

export type BatchContext = Readonly<{
  actor: Actor;
  importId: string;
  platform: Platform;
  seen: SeenList;
  /** Looks and tells, and stores nothing. */
  dryRun: boolean;
}>;

export type Outcomes = Map<number, RowOutcome>;

/** Imports some candidates at once; where the batch is refused, one by one, so that a bad row takes no other with it. */
export class ImportBatch {
  constructor(private readonly influencers: Influencers) {}

  /** @returns what became of every candidate, by row number */
  async execute(context: BatchContext, candidates: readonly Candidate[]): Promise<Outcomes> {
    const outcomes: Outcomes = new Map();
    const fresh = await this.withoutRepeats(context, candidates, outcomes);
    try {
      await this.apply(context, fresh, outcomes);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      for (const candidate of fresh) await this.applyOne(context, candidate, outcomes);
    }
    return outcomes;
  }

  private async withoutRepeats({ seen }: BatchContext, candidates: readonly Candidate[], outcomes: Outcomes) {
    const repeats = await seen.add(candidates.map((c) => ({ row: c.row, handle: c.handle, print: printOf(c) })));
    for (const [row, { saysTheSame }] of repeats) outcomes.set(row, saysTheSame ? 'duplicate' : 'contradiction');
    return candidates.filter(({ row }) => !repeats.has(row));
  }

  private async apply(
    { actor, importId, platform, dryRun }: BatchContext,
    people: readonly Candidate[],
    outcomes: Outcomes,
  ): Promise<void> {
    const applied = await this.influencers.upsert(actor, { importId, platform, people, dryRun });
    for (const [row, outcome] of applied) outcomes.set(row, outcome);
  }

  private async applyOne(context: BatchContext, candidate: Candidate, outcomes: Outcomes): Promise<void> {
    try {
      await this.apply(context, [candidate], outcomes);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      outcomes.set(candidate.row, 'refused');
    }
  }
}

const isRefusal = (error: unknown) => error instanceof DomainError && error.kind === 'conflict';
