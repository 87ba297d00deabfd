import type { Platform } from '../../../contract/lists/index.js';
import { type Actor, type Clock, DomainError } from '../../../shared/kernel/index.js';
import { type Candidate, printOf } from '../domain/import/candidate.js';
import { importApplied } from '../domain/import/import-event.js';
import { type ImportPlan, planImport } from '../domain/import/merge.js';
import type { RowOutcome } from '../domain/import/report.js';
import type { ImportedInfluencers } from '../ports/imported-influencers.js';
import type { SeenList } from '../ports/seen-handles.js';

export type BatchContext = Readonly<{
  actor: Actor;
  importId: string;
  platform: Platform;
  seen: SeenList;
  /** Looks and tells, and stores nothing. */
  dryRun: boolean;
}>;

type Planned = Readonly<{ candidate: Candidate; plan: ImportPlan }>;
export type Outcomes = Map<number, RowOutcome>;

/** Imports some candidates at once; where the batch is refused, one by one, so that a bad row takes no other with it. */
export class ImportBatch {
  constructor(
    private readonly influencers: ImportedInfluencers,
    private readonly clock: Clock,
  ) {}

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

  private async apply(context: BatchContext, candidates: readonly Candidate[], outcomes: Outcomes): Promise<void> {
    const planned = await this.plan(context, candidates);
    if (!context.dryRun) await this.store(context, planned);
    for (const { candidate, plan } of planned) outcomes.set(candidate.row, outcomeOf(plan));
  }

  private async applyOne(context: BatchContext, candidate: Candidate, outcomes: Outcomes): Promise<void> {
    try {
      await this.apply(context, [candidate], outcomes);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      outcomes.set(candidate.row, 'refused');
    }
  }

  private async plan({ platform }: BatchContext, candidates: readonly Candidate[]): Promise<Planned[]> {
    const handles = candidates.map(({ handle }) => handle);
    const known = await this.influencers.find(platform, handles);
    const now = this.clock.now();
    return candidates.map((candidate) => ({
      candidate,
      plan: planImport(candidate, platform, known.get(candidate.handle) ?? null, now),
    }));
  }

  private async store({ actor, importId, platform }: BatchContext, planned: readonly Planned[]): Promise<void> {
    const changes = planned.flatMap(({ plan }) => (plan.kind === 'keep' ? [] : [plan]));
    if (changes.length === 0) return;
    const created = changes.filter(({ kind }) => kind === 'create').length;
    const event = importApplied(importId, actor, this.clock.now(), {
      platform,
      firstRow: planned[0]!.candidate.row,
      lastRow: planned.at(-1)!.candidate.row,
      created,
      updated: changes.length - created,
    });
    await this.influencers.store(
      changes.map(({ influencer }) => influencer),
      event,
    );
  }
}

const isRefusal = (error: unknown) => error instanceof DomainError && error.kind === 'conflict';

const outcomeOf = (plan: ImportPlan): RowOutcome =>
  plan.kind === 'keep' ? plan.reason : plan.kind === 'create' ? 'created' : 'updated';
