import type { ProfileRef } from '../../../../shared/kernel/index.js';
import type { Collab, CollabEvent } from '../../domain/collab.js';
import { collabErrors } from '../../domain/collab.errors.js';
import { mayWait, nextDue } from '../../domain/moves.js';
import { lateFrom } from '../../domain/owed.js';
import { rightsNoticeAt } from '../../domain/rights-end.js';
import { type CollabRecord, CollabRepository, FoodRiskAnswers } from '../../ports/repositories.js';
import type { FoodRiskAnswer } from '../../domain/food-risks.js';

export class InMemoryCollabRepository extends CollabRepository {
  readonly events: CollabEvent[] = [];
  private readonly collabs = new Map<string, Collab>();

  /** `deleted`: profiles that no longer exist. */
  constructor(private readonly deleted: ReadonlySet<string> = new Set()) {
    super();
  }

  /** For twins that derive from Collabs, as their adapters' SQL does from the tables. */
  get all(): readonly Collab[] {
    return [...this.collabs.values()];
  }

  async get(id: string): Promise<Collab> {
    const collab = this.collabs.get(id);
    if (!collab) throw collabErrors.notFound(id);
    return collab;
  }

  async withDeliverable(deliverableId: string): Promise<Collab> {
    const collab = [...this.collabs.values()].find(({ deliverables }) =>
      deliverables.some(({ id }) => id === deliverableId),
    );
    if (!collab) throw collabErrors.deliverableNotFound(deliverableId);
    return collab;
  }

  async due(now: Date, limit: number): Promise<Collab[]> {
    return this.dueBy((collab) => nextDue(collab)?.at, now, limit);
  }

  async rightsEnding(now: Date, limit: number): Promise<Collab[]> {
    return this.dueBy(rightsNoticeAt, now, limit);
  }

  /** Earliest first. */
  private dueBy(timeOf: (collab: Collab) => Date | null | undefined, now: Date, limit: number): Collab[] {
    return [...this.collabs.values()]
      .map((collab) => ({ collab, at: timeOf(collab) }))
      .filter(({ at }) => at && at <= now)
      .sort((a, b) => a.at!.getTime() - b.at!.getTime())
      .slice(0, limit)
      .map(({ collab }) => collab);
  }

  async unanswered(submittedBy: Date, limit: number): Promise<readonly string[]> {
    return [...this.collabs.values()]
      .filter(({ outcome, stage }) => outcome === 'open' && (stage === 4 || stage === 5))
      .flatMap(({ deliverables }) => deliverables)
      .filter(({ status, approvedAt, submittedAt }) => status === 'draft' && !approvedAt && submittedAt! <= submittedBy)
      .sort((a, b) => a.submittedAt!.getTime() - b.submittedAt!.getTime())
      .slice(0, limit)
      .map(({ id }) => id);
  }

  async lateOf(influencerId: string, now: Date): Promise<Collab[]> {
    const lateness = (collab: Collab) => now.getTime() - (lateFrom(collab) ?? now).getTime();
    return [...this.collabs.values()]
      .filter((collab) => collab.influencerId === influencerId && lateness(collab) > 0)
      .sort((a, b) => lateness(b) - lateness(a));
  }

  async openOf({ uid, type }: ProfileRef): Promise<Collab[]> {
    return [...this.collabs.values()]
      .filter((collab) => collab.outcome === 'open' && uid === collab[type === 'brand' ? 'brandId' : 'influencerId'])
      .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  }

  async bookableOf(offerId: string): Promise<Collab[]> {
    return [...this.collabs.values()].filter((collab) => collab.offerId === offerId && mayWait(collab));
  }

  async begin(collab: Collab, event: CollabEvent): Promise<CollabRecord | null> {
    const { brandId, influencerId, createdAt } = collab;
    const isGone = [brandId, influencerId].some((id) => this.deleted.has(id));
    if (isGone || (await this.lateOf(influencerId, createdAt)).length > 0) return null;
    const summary = { name: '', avatarPath: null };
    return {
      collab: await this.save(collab, event),
      wait: null,
      brand: { ...summary, id: brandId },
      influencer: { ...summary, id: influencerId, handle: '', followers: 0 },
    };
  }

  async save(collab: Collab, ...events: CollabEvent[]): Promise<Collab> {
    if ((this.collabs.get(collab.id)?.version ?? 0) !== collab.version) throw collabErrors.stale(collab.id);
    if (this.hasOpenTwin(collab)) throw collabErrors.alreadyRequested();
    const next = { ...collab, version: collab.version + 1 };
    this.collabs.set(next.id, next);
    this.events.push(...events);
    return next;
  }

  private hasOpenTwin({ id, offerId, influencerId, outcome }: Collab): boolean {
    return [...this.collabs.values()].some(
      (other) =>
        other.id !== id &&
        outcome === 'open' &&
        other.outcome === 'open' &&
        other.offerId === offerId &&
        other.influencerId === influencerId,
    );
  }
}

/** Null means asked and not answered. */
export class InMemoryFoodRiskAnswers extends FoodRiskAnswers {
  private readonly answers = new Map<string, FoodRiskAnswer | null>();

  constructor(private readonly collabs: Pick<InMemoryCollabRepository, 'all'>) {
    super();
  }

  async ofMany(collabIds: readonly string[]): Promise<ReadonlyMap<string, FoodRiskAnswer>> {
    const answers = collabIds.flatMap((id) => this.answers.get(id) ?? []);
    return new Map(answers.map((answer) => [answer.collabId, answer]));
  }

  async last(influencerId: string): Promise<FoodRiskAnswer | null> {
    return this.toldBy(influencerId).at(-1) ?? null;
  }

  async keep(answer: FoodRiskAnswer): Promise<void> {
    this.answers.set(answer.collabId, answer);
  }

  async takeUnasked(now: Date, until: Date, limit: number): Promise<readonly string[]> {
    const taken = this.collabs.all
      .filter(({ id, stage, outcome }) => stage === 4 && outcome === 'open' && !this.answers.has(id))
      .filter(({ visitAt }) => visitAt && visitAt > now && visitAt <= until)
      .slice(0, limit)
      .map(({ id }) => id);
    for (const id of taken) this.answers.set(id, null);
    return taken;
  }

  async forget(begunBy: Date): Promise<number> {
    const forgotten = this.collabs.all.filter(
      (collab) => this.answers.has(collab.id) && isOver(collab, begunBy) && !this.isLast(collab),
    );
    for (const { id } of forgotten) this.answers.delete(id);
    return forgotten.length;
  }

  private isLast({ id, influencerId }: Collab): boolean {
    return this.toldBy(influencerId).at(-1)?.collabId === id;
  }

  private toldBy(influencerId: string): FoodRiskAnswer[] {
    return this.collabs.all
      .filter((collab) => collab.influencerId === influencerId)
      .flatMap(({ id }) => this.answers.get(id) ?? [])
      .sort((a, b) => a.toldAt.getTime() - b.toldAt.getTime() || a.collabId.localeCompare(b.collabId));
  }
}

const isOver = ({ outcome, visitAt }: Collab, begunBy: Date): boolean =>
  outcome !== 'open' || (visitAt !== null && visitAt <= begunBy);
