import { capPenceOf, type StandingBill } from '../../contract/rules/bill.js';
import { doorTimes } from '../../contract/rules/deadlines.js';
import type { Actor, Clock, ProfileRef } from '../../shared/kernel/index.js';
import { type Appointment, appointmentsOf } from './domain/appointments.js';
import { billOf, standingBillOf, typeBillAt } from './domain/bill.js';
import { canSee, type Collab, type CollabEvent } from './domain/collab.js';
import { collabErrors } from './domain/collab.errors.js';
import { completedAt } from './domain/endings.js';
import { evidenceOf } from './domain/evidence.js';
import { arrive, awaitedDoor, checkAwaited, expectLater, type VisitStatus, visitStatusOf } from './domain/visit.js';
import { postsSeen, type SeenPost } from './domain/seen-post.js';
import { daysAfter } from './domain/timings.js';
import {
  type CollabQueries,
  servedAt,
  type VisitInShort,
  type VisitRecord,
} from './adapters/queries/collab-queries.js';
import type { CollabRecord, CollabRepository } from './ports/repositories.js';
import { againWhenStale } from './use-cases/again-when-stale.js';
import type { FoodRisksNow, ShowFoodRisks } from './use-cases/show-food-risks.js';
import type { StepCollab } from './use-cases/step-collab.js';

/** Whose a Collab is and how it went, in retrospect; `completedAt` is null until it is completed. */
export type PastCollab = Pick<Collab, 'id' | 'brandId' | 'influencerId' | 'noShowAnswer'> &
  Readonly<{ completedAt: Date | null }>;

/** An appointment with its diary entry. */
export type DiaryEntry = Appointment &
  Pick<Collab, 'terms'> &
  Readonly<{ collabId: string; version: number; changedAt: Date; brandName: string; influencerName: string }>;

/** A visit for the door: its check-in window, and the offer's gift, which covers at most `capPence` of the bill. */
export type VisitAtDoor = Omit<
  VisitRecord,
  'influencerId' | 'outcome' | 'noShowClaimedAt' | 'checkedInBy' | 'terms' | 'bill'
> &
  Readonly<{
    opensAt: Date;
    closesAt: Date;
    included: string;
    callWho: string;
    capPence: number;
    status: VisitStatus;
    bill: StandingBill | null;
    risks: FoodRisksNow;
  }>;

/**
 * What an action at the door depends on; `isSeen` if someone saw the guest arrive. There is no time if a new one has to
 * be chosen.
 */
export type KnownVisit = Pick<VisitAtDoor, 'collabId' | 'venueId' | 'venue' | 'status' | 'name' | 'handle'> &
  Readonly<{ visitAt: Date | null; opensAt: Date | null; isSeen: boolean }>;
/** What a Collab's results are measured by. */
export type CollabFacts = Pick<Collab, 'id' | 'venueId' | 'brandId' | 'influencerId' | 'createdAt'> &
  Readonly<{
    title: string;
    name: string;
    handle: string;
    isAgreed: boolean;
    /** When its first piece was published; null until then. */
    publishedAt: Date | null;
    /** The value of what the creator was given, in pence: from the bill if there is one; 0 until then. */
    givenPence: number;
  }>;

/** Whether someone had already checked them in; a visit that was only assumed to have happened doesn't count. */
export type Arrival = Readonly<{ wasIn: boolean }>;

/** What other modules can use in addition to the use cases: visits for the door, and history. */
export class CollabsApi {
  constructor(
    private readonly collabs: CollabRepository,
    private readonly queries: Pick<
      CollabQueries,
      'visitsAtDoor' | 'visitsOf' | 'visitsInShort' | 'get' | 'givenBetween' | 'inDiaryOf'
    >,
    private readonly showFoodRisks: Pick<ShowFoodRisks, 'ofMany'>,
    private readonly stepCollab: Pick<StepCollab, 'execute'>,
    private readonly clock: Clock,
  ) {}

  /**
   * A brand's visits that begin between these times, earliest first: awaited, checked in, or cancelled in the last two
   * days.
   */
  async visitsBetween(brandId: string, from: Date, until: Date): Promise<readonly VisitAtDoor[]> {
    const cancelledSince = daysAfter(this.clock.now(), -cancelledShownDays);
    return this.atDoor(await this.queries.visitsAtDoor(brandId, from, until, cancelledSince));
  }

  /** These visits of a brand, in any state. */
  async visitsOf(brandId: string, ids: readonly string[]): Promise<readonly VisitAtDoor[]> {
    return this.atDoor(await this.queries.visitsOf(brandId, ids));
  }

  /** The same in short, without food risks, also if they have lost their time, or their guest has left. */
  async knownVisits(brandId: string, ids: readonly string[]): Promise<readonly KnownVisit[]> {
    return (await this.queries.visitsInShort(brandId, ids)).map(knownVisit);
  }

  private async atDoor(visits: readonly VisitRecord[]): Promise<readonly VisitAtDoor[]> {
    const risks = await this.showFoodRisks.ofMany(visits.map(servedAt));
    return visits.map((visit) => visitAtDoor(visit, risks.get(visit.collabId)!, this.clock.now()));
  }

  /** A brand's visits that creators were checked in for, between these times, earliest first. */
  async visitsMade(brandId: string, from: Date, until: Date): Promise<readonly VisitRecord[]> {
    const visits = await this.queries.visitsAtDoor(brandId, from, until, until);
    return visits.filter(({ checkedInAt }) => checkedInAt !== null);
  }

  /** What the results of a Collab that this reader can see are measured by. @throws collabs/not-found */
  async facts(actor: Actor, id: string): Promise<CollabFacts> {
    const record = await this.queries.get(id);
    seenBy(actor, record.collab);
    return factsOf(record);
  }

  /** The same for a brand's Collabs in which something was given between these moments, the latest first; at most 200. */
  async factsOfGiven(brandId: string, from: Date, until: Date): Promise<readonly CollabFacts[]> {
    return (await this.queries.givenBetween(brandId, from, until)).map(factsOf);
  }

  /**
   * Checks that this influencer could be checked in now.
   * @throws collabs/not-found, collabs/wrong-step, collabs/not-due-yet, collabs/too-late
   */
  async checkAwaited(actor: Actor, id: string): Promise<void> {
    checkAwaited(seenBy(actor, await this.collabs.get(id)), this.clock.now());
  }

  /**
   * The agreed venue of a visit that is still awaited, and when its check-in closes. @throws collabs/not-found,
   * collabs/wrong-step, collabs/too-late
   */
  async awaitedVisit(actor: Actor, id: string): Promise<Readonly<{ venueId: string | null; closesAt: Date }>> {
    const collab = seenBy(actor, await this.collabs.get(id));
    return { venueId: collab.venueId, closesAt: awaitedDoor(collab, this.clock.now()).closes };
  }

  /**
   * The venue's staff check the influencer in as of `at`, with evidence. @throws collabs/not-found, and what `check`
   * throws
   */
  arrive(actor: Actor, id: string, at: Date, proof: object): Promise<Arrival> {
    return this.decide(actor, id, (collab, now) => ({
      decision: arrive(collab, at, proof, actor, now),
      answer: { wasIn: isSeen(collab) },
    }));
  }

  /**
   * The influencer told the venue, at `at`, that they will be late. @throws collabs/not-found, and what `expectLater`
   * throws
   */
  expectLater(actor: Actor, id: string, minutes: number, at: Date): Promise<void> {
    return this.decide(actor, id, (collab, now) => ({
      decision: expectLater(collab, minutes, at, actor, now),
      answer: undefined,
    }));
  }

  /** The venue's staff report a no-show. @throws collabs/not-found, and what `check` throws */
  async claimNoShow(actor: Actor, id: string): Promise<void> {
    await this.stepCollab.execute(actor, id, { action: 'claim-no-show' });
  }

  /**
   * The venue's staff entered the bill's total at `at`, in pence. Returns whether it was new. @throws collabs/not-found,
   * and what `typeBillAt` throws
   */
  typeBill(actor: Actor, id: string, pence: number, at: Date): Promise<Readonly<{ isNew: boolean }>> {
    return this.decide(actor, id, (collab, now) => {
      const decision = typeBillAt(collab, pence, at, actor, now);
      return { decision, answer: { isNew: decision !== null } };
    });
  }

  /** Decides on the newest version; null changes nothing. */
  private decide<Answer>(
    actor: Actor,
    id: string,
    by: (collab: Collab, now: Date) => Readonly<{ decision: [Collab, CollabEvent] | null; answer: Answer }>,
  ): Promise<Answer> {
    return againWhenStale(async () => {
      const { decision, answer } = by(seenBy(actor, await this.collabs.get(id)), this.clock.now());
      if (decision) await this.collabs.save(...decision);
      return answer;
    });
  }

  /** A Collab that this reader can see. @throws collabs/not-found */
  async get(actor: Actor, id: string): Promise<PastCollab> {
    return pastOf(seenBy(actor, await this.collabs.get(id)));
  }

  /** The same, as long as both sides exist. @throws collabs/not-found */
  async shown(actor: Actor, id: string): Promise<PastCollab> {
    const { collab } = await this.queries.get(id);
    return pastOf(seenBy(actor, collab));
  }

  /** The published posts of a Collab that this reader can see. @throws collabs/not-found */
  async postsOf(actor: Actor, id: string): Promise<readonly SeenPost[]> {
    return postsSeen(seenBy(actor, await this.collabs.get(id)));
  }

  /** What a profile has in its diary, including visits of the last 90 days. */
  async appointmentsOf({ uid, type }: ProfileRef): Promise<readonly DiaryEntry[]> {
    const records = await this.queries.inDiaryOf({ uid, type }, daysAfter(this.clock.now(), -90));
    return records.flatMap((record) => entriesOf(record, type));
  }

  /** The visit of a Collab, as in this reader's diary. @throws collabs/not-found, also where no visit is agreed */
  async visitOf(actor: Actor, id: string): Promise<DiaryEntry> {
    const record = await this.queries.get(id);
    seenBy(actor, record.collab);
    const visit = entriesOf(record, 'brand').find(({ kind }) => kind === 'visit');
    if (!visit) throw collabErrors.notFound(id);
    return visit;
  }

  /** The evidence of a Collab that this reader can see, and its two sides, as of `at`. @throws collabs/not-found */
  async evidence(actor: Actor, id: string, at: Date) {
    const { collab, brand, influencer } = await this.queries.get(id);
    return {
      ...evidenceOf(seenBy(actor, collab), actor, at),
      brand: { id: brand.id, name: brand.name },
      influencer: { id: influencer.id, name: influencer.name, handle: influencer.handle },
    };
  }
}

/** For how many days a door learns that a visit was cancelled. */
const cancelledShownDays = 2;

/** A visit that was only assumed to have happened hasn't been seen. */
const isSeen = ({ checkedInAt, checkedInBy }: Pick<Collab, 'checkedInAt' | 'checkedInBy'>): boolean =>
  checkedInAt !== null && checkedInBy !== 'time';

const knownVisit = (visit: VisitInShort): KnownVisit => {
  const { collabId, venueId, venue, visitAt, name, handle } = visit;
  return {
    ...{ collabId, venueId, venue, visitAt, name, handle, opensAt: visitAt && doorTimes(visitAt).opens },
    ...{ status: visitStatusOf(visit), isSeen: isSeen(visit) },
  };
};

/** What the door doesn't need of someone who isn't expected. */
const unexpected = { avatarPath: null, note: '', handoffNote: '' } as const;

function visitAtDoor(record: VisitRecord, risks: FoodRisksNow, now: Date): VisitAtDoor {
  const { influencerId: _, outcome, noShowClaimedAt, checkedInBy: __, terms, bill, ...visit } = record;
  const { opens, closes } = doorTimes(visit.visitAt);
  const status = visitStatusOf({ outcome, noShowClaimedAt, checkedInAt: visit.checkedInAt });
  return {
    ...visit,
    ...(status === 'cancelled' || status === 'ended' ? unexpected : {}),
    ...{ opensAt: opens, closesAt: closes, capPence: capPenceOf(terms), callWho: terms.contactOnTheDay ?? '' },
    included: [terms.gives, terms.included].filter(Boolean).join('\n'),
    status,
    bill: standingBillOf({ terms, bill }, now),
    risks,
  };
}

const entriesOf = ({ collab, brand, influencer }: CollabRecord, side: Collab['requestedBy']): DiaryEntry[] =>
  appointmentsOf(collab, side).map((appointment) => ({
    ...appointment,
    ...{ collabId: collab.id, version: collab.version, changedAt: collab.updatedAt },
    ...{ terms: collab.terms, brandName: brand.name, influencerName: influencer.name },
  }));

const pastOf = (collab: Collab): PastCollab => {
  const { id, brandId, influencerId, noShowAnswer } = collab;
  return { id, brandId, influencerId, noShowAnswer, completedAt: completedAt(collab) };
};

function factsOf({ collab, influencer: { name, handle } }: CollabRecord): CollabFacts {
  const { id, venueId, brandId, influencerId, createdAt, stage, terms, deliverables } = collab;
  const published = deliverables.flatMap(({ publishedAt }) => publishedAt ?? []);
  const wasGiven = collab.checkedInAt !== null || collab.dispatchedAt !== null;
  return {
    ...{ id, venueId, brandId, influencerId, createdAt, isAgreed: stage > 1, title: terms.title, name, handle },
    publishedAt: published.length > 0 ? new Date(Math.min(...published.map(Number))) : null,
    givenPence: wasGiven ? (billOf(collab)?.coveredPence ?? terms.valuePence) : 0,
  };
}

/** Other people's Collabs are not revealed. */
function seenBy(actor: Actor, collab: Collab): Collab {
  if (!canSee(collab, actor)) throw collabErrors.notFound(collab.id);
  return collab;
}
