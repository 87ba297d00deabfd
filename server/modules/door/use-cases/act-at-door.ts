import { type Clock, DomainError, type Transaction } from '../../../shared/kernel/index.js';
import type { CheckInKey } from '../domain/check-in-key.js';
import type { CheckInLink } from '../domain/check-in-link.js';
import {
  already,
  checkComplete,
  conflict,
  correctedAt,
  countedAt,
  done,
  nonceOf,
  type DoorAction,
  type DoorVerdict,
  refused,
  type SaidAtDoor,
  verdictOn,
} from '../domain/door-action.js';
import { doorErrors } from '../domain/door.errors.js';
import {
  checkAge,
  checkHere,
  comingTo,
  doorActor,
  type DoorVisit,
  isReached,
  type KnownVisit,
} from '../domain/door.js';
import type { CheckInKeys, SignedCodes } from '../ports/check-in-keys.js';
import type { CheckInSecrets } from '../ports/check-in-links.js';
import type { DoorActions } from '../ports/door-actions.js';
import type { Visits } from '../ports/neighbours.js';
import type { DoorService } from './door-service.js';

/** The phone, and the time on that phone’s own clock. */
export type Sent = Readonly<{ deviceId: string; sentAt: Date }>;

export type DoorResult = DoorVerdict & Readonly<{ id: string; visit: DoorVisit | null }>;

/** `faults` is why actions have no result: they have to be sent again. */
export type DoorResults = Readonly<{ now: Date; results: readonly DoorResult[]; faults: readonly unknown[] }>;

type Judged = DoorVerdict & Readonly<{ nonce?: string | null }>;

type Verdict = DoorVerdict & Readonly<{ id: string; collabId: string }>;

/** What a batch is about, read once. */
type Batch = Readonly<{
  link: CheckInLink;
  sent: Sent;
  kept: ReadonlyMap<string, DoorAction>;
  visits: ReadonlyMap<string, KnownVisit>;
  keys: readonly CheckInKey[];
}>;

type Told = Readonly<{ batch: Batch; said: SaidAtDoor; happenedAt: Date; at: Date }>;

/**
 * Processes actions at a door, possibly recorded offline: in order, and each once. An action and its effect are stored
 * in one transaction, so a repeated or concurrent one gets the stored result.
 */
export class ActAtDoor {
  constructor(
    private readonly door: Pick<DoorService, 'admit'>,
    private readonly visits: Visits,
    private readonly actions: DoorActions,
    private readonly secrets: Pick<CheckInSecrets, 'ageOf'>,
    private readonly keys: Pick<CheckInKeys, 'of'>,
    private readonly codes: Pick<SignedCodes, 'check'>,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * An action that fails for now, and those about the same guest after it, get no result; the others do. Throws if none
   * got one. @throws collabs/door-not-found, collabs/pin-needed
   */
  async execute(token: string, pass: string, sent: Sent, all: readonly SaidAtDoor[]): Promise<DoorResults> {
    const { link } = await this.door.admit(token, pass);
    const batch = await this.read(link, sent, all);
    const verdicts: Verdict[] = [];
    const failed = new Map<string, unknown>();
    for (const said of all) {
      if (failed.has(said.collabId)) continue;
      try {
        verdicts.push({ ...(await this.once(batch, said)), id: said.id, collabId: said.collabId });
      } catch (error) {
        failed.set(said.collabId, error);
      }
    }
    const faults = [...failed.values()];
    if (verdicts.length === 0) throw faults[0];
    return { now: this.clock.now(), results: await this.withVisits(link, verdicts), faults };
  }

  private async read(link: CheckInLink, sent: Sent, all: readonly SaidAtDoor[]): Promise<Batch> {
    const ids = [...new Set(all.map(({ collabId }) => collabId))];
    const [kept, visits, keys] = await Promise.all([
      this.actions.among(all.map(({ id }) => id)),
      this.visits.known(link.brandId, ids),
      all.some(({ how }) => how === 'signed') ? this.keys.of(ids) : [],
    ]);
    return {
      ...{ link, sent, keys },
      kept: new Map(kept.filter(({ brandId }) => brandId === link.brandId).map((action) => [action.id, action])),
      visits: new Map(visits.map((visit) => [visit.collabId, visit])),
    };
  }

  /** With the visits that this door can still do something about, as they are after all actions. */
  private async withVisits(link: CheckInLink, verdicts: readonly Verdict[]): Promise<readonly DoorResult[]> {
    const ids = [...new Set(verdicts.map(({ collabId }) => collabId))];
    const now = this.clock.now();
    const visits = comingTo(await this.visits.of(link.brandId, ids), link).filter((visit) => isReached(visit, now));
    const byId = new Map(visits.map((visit) => [visit.collabId, visit]));
    return verdicts.map(({ id, collabId, outcome, code, detail }) => ({
      ...{ id, outcome, code, detail },
      visit: byId.get(collabId) ?? null,
    }));
  }

  private async once(batch: Batch, said: SaidAtDoor): Promise<DoorVerdict> {
    const kept = batch.kept.get(said.id);
    if (kept) return kept;
    try {
      return await this.transaction.inTransaction(() => this.take(batch, said));
    } catch (error) {
      const [keptSince] = error instanceof DomainError ? await this.actions.among([said.id]) : [];
      if (keptSince?.brandId !== batch.link.brandId) throw error;
      return keptSince;
    }
  }

  private async take(batch: Batch, said: SaidAtDoor): Promise<DoorVerdict> {
    const { link, sent } = batch;
    const now = this.clock.now();
    const visit = batch.visits.get(said.collabId);
    if (!visit) return refused(doorErrors.guestUnknown());
    const happenedAt = correctedAt(said.at, sent.sentAt, now, said.kind === 'check-in' ? visit.opensAt : null);
    const at = countedAt(happenedAt, now);
    const { nonce, ...verdict } = await this.judge({ batch, said, happenedAt, at }, visit, now);
    await this.actions.keep({
      ...verdict,
      ...{ id: said.id, linkId: link.id, brandId: link.brandId, venueId: link.venueId, deviceId: sent.deviceId },
      ...{ collabId: said.collabId, kind: said.kind, how: said.how ?? null, nonce: nonce ?? null },
      ...{ pence: said.pence ?? null, minutes: said.minutes ?? null, at, receivedAt: now },
    });
    return verdict;
  }

  /** A refusal by the door itself isn't a conflict: the guest wasn't checked in. */
  private judge(told: Told, visit: KnownVisit, now: Date): Promise<Judged> {
    const { batch, said } = told;
    const step = async (): Promise<Judged> => {
      checkComplete(said);
      checkHere(visit, batch.link, now);
      const nonce = await this.proofOf(told, visit);
      const judged = await unlessRefused(
        () => this.step(told),
        async (error) => {
          const [since] = await this.visits.known(batch.link.brandId, [said.collabId]);
          return verdictOn(error, said.kind, since!);
        },
      );
      return judged.outcome === 'done' ? { ...judged, nonce } : judged;
    };
    return unlessRefused(step, async (error) => refused(error));
  }

  /** @throws whatever Collabs refuse */
  private async step(told: Told): Promise<Judged> {
    const { batch, said, at } = told;
    const { collabId } = said;
    const actor = doorActor(batch.link);
    switch (said.kind) {
      case 'check-in':
        return this.checkIn(told);
      case 'bill':
        return (await this.visits.typeBill(actor, collabId, said.pence!, at)).isNew ? done : already;
      case 'no-show':
        await this.visits.claimNoShow(actor, collabId);
        return done;
      case 'late':
        await this.visits.expectLater(actor, collabId, said.minutes!, at);
        return done;
    }
  }

  private async checkIn({ batch, said, at }: Told): Promise<Judged> {
    const { wasIn } = await this.visits.arrive(doorActor(batch.link), said.collabId, at, { how: said.how });
    if (!wasIn) return done;
    const last = await this.actions.lastCheckIn(said.collabId);
    return last?.deviceId === batch.sent.deviceId ? already : conflict(doorErrors.alreadyIn());
  }

  /**
   * How the guest was identified: anyone at the door may do so by face and name. Returns the nonce of a signed code,
   * which can be used once.
   */
  private async proofOf({ batch, said, happenedAt }: Told, { venueId }: KnownVisit): Promise<string | null> {
    const { kind, how, proof, code, collabId } = said;
    if (kind === 'check-in' && how === 'code') checkAge(this.secrets.ageOf(code!, collabId, seenAt(said, happenedAt)));
    if (kind !== 'check-in' || how !== 'signed') return null;
    const keys = batch.keys.filter((key) => key.collabId === collabId);
    const nonce = nonceOf(await this.codes.check(proof!, keys, venueId, happenedAt));
    if (!(await this.actions.hasOpened(collabId, nonce))) return nonce;
    const [since] = await this.visits.known(batch.link.brandId, [collabId]);
    if (!since?.isSeen) throw doorErrors.codeOld();
    return nonce;
  }
}

/** When the code was looked up, by our clock: its guest may have been checked in minutes later. */
const seenAt = ({ at, seenAt: seen = at }: SaidAtDoor, happenedAt: Date): Date =>
  new Date(happenedAt.getTime() - (at.getTime() - seen.getTime()));

/** Another try may succeed, so it is no answer that could be stored. */
const passes = ({ kind, code }: DomainError): boolean => kind === 'unavailable' || code === 'collabs/stale';

/** A refusal is a result here; anything else is an error. */
async function unlessRefused(
  work: () => Promise<Judged>,
  judge: (error: DomainError) => Promise<DoorVerdict>,
): Promise<Judged> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError) || passes(error)) throw error;
    return judge(error);
  }
}
