import type { Platform } from '../../../contract/lists/index.js';
import { londonDaysAfter, londonTimeAt, momentOf } from '../../../contract/rules/london-time.js';
import type { Actor, Clock } from '../../../shared/kernel/index.js';
import {
  importApplied,
  type ImportedPerson,
  type ImportPlan,
  type KeepReason,
  planImport,
} from '../domain/imported-influencer.js';
import type { ImportedInfluencers } from '../ports/influencers.js';

/** People of one platform, as described by rows of a table. */
export type InfluencerBatch = Readonly<{
  importId: string;
  platform: Platform;
  people: readonly ImportedPerson[];
  /** Dry run: reports, and stores nothing. */
  dryRun: boolean;
}>;

type UpsertOutcome = 'created' | 'updated' | KeepReason;

type Planned = Readonly<{ person: ImportedPerson; plan: ImportPlan }>;

/** Creates unclaimed profiles for imported people, and refreshes existing ones: a whole batch, or none. */
export class UpsertInfluencers {
  constructor(
    private readonly influencers: ImportedInfluencers,
    private readonly clock: Clock,
  ) {}

  /** @returns each row's result, by row number. @throws profiles/row-refused */
  async execute(actor: Actor, batch: InfluencerBatch): Promise<ReadonlyMap<number, UpsertOutcome>> {
    const planned = await this.plan(batch);
    if (!batch.dryRun) await this.store(actor, batch, planned);
    return new Map(planned.map(({ person, plan }) => [person.row, outcomeOf(plan)]));
  }

  private async plan({ platform, people }: InfluencerBatch): Promise<Planned[]> {
    const handles = people.map(({ handle }) => handle);
    const known = await this.influencers.find(platform, handles);
    const now = this.clock.now();
    const momentOfDay = endsOf(new Set(people.map(({ asOf }) => asOf)), now);
    return people.map((person) => {
      const figuresAt = momentOfDay.get(person.asOf);
      return { person, plan: planImport(person, platform, known.get(person.handle) ?? null, now, figuresAt) };
    });
  }

  private async store(
    actor: Actor,
    { importId, platform }: InfluencerBatch,
    planned: readonly Planned[],
  ): Promise<void> {
    const changes = planned.flatMap(({ plan }) => (plan.kind === 'keep' ? [] : [plan]));
    if (changes.length === 0) return;
    const created = changes.filter(({ kind }) => kind === 'create').length;
    const event = importApplied(importId, actor, this.clock.now(), {
      platform,
      firstRow: planned[0]!.person.row,
      lastRow: planned.at(-1)!.person.row,
      created,
      updated: changes.length - created,
    });
    await this.influencers.store(
      changes.map(({ influencer }) => influencer),
      event,
    );
  }
}

/** The end of each day in London; now, for today. */
function endsOf(days: ReadonlySet<string>, now: Date): ReadonlyMap<string, Date> {
  const today = londonTimeAt(now).date;
  const endOf = (date: string) => new Date(londonDaysAfter(momentOf({ date, time: '00:00' }) ?? now, 1).getTime() - 1);
  return new Map([...days].map((date) => [date, date === today ? now : endOf(date)]));
}

const outcomeOf = (plan: ImportPlan): UpsertOutcome =>
  plan.kind === 'keep' ? plan.reason : plan.kind === 'create' ? 'created' : 'updated';
