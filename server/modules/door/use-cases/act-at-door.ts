import { type Clock, DomainError, type Transaction } from '../../../shared/kernel/index.js';
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
import { checkAge, checkHere, comingTo, doorActor, type DoorVisit, isReached } from '../domain/door.js';
import type { CheckInKeys, SignedCodes } from '../ports/check-in-keys.js';
import type { CheckInSecrets } from '../ports/check-in-links.js';
import type { DoorActions } from '../ports/door-actions.js';
import type { Visits } from '../ports/neighbours.js';
import type { DoorService } from './door-service.js';

/** The phone, and the time on that phone’s own clock. */
export type Sent = Readonly<{ deviceId: string; sentAt: Date }>;

export type DoorResult = DoorVerdict & Readonly<{ id: string; visit: DoorVisit | null }>;

export type DoorResults = Readonly<{ now: Date; results: readonly DoorResult[] }>;

type Judged = DoorVerdict & Readonly<{ nonce?: string | null }>;

type Told = Readonly<{ link: CheckInLink; said: SaidAtDoor; deviceId: string; happenedAt: Date; at: Date }>;

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

  /** @throws collabs/door-not-found, collabs/pin-needed */
  async execute(token: string, pass: string, sent: Sent, all: readonly SaidAtDoor[]): Promise<DoorResults> {
    const { link } = await this.door.admit(token, pass);
    const verdicts: (DoorVerdict & Readonly<{ id: string; collabId: string }>)[] = [];
    for (const said of all)
      verdicts.push({ ...(await this.once(link, said, sent)), id: said.id, collabId: said.collabId });
    const known = await this.visits.of(
      link.brandId,
      verdicts.map(({ collabId }) => collabId),
    );
    const visits = comingTo(known, link);
    const results = verdicts.map(({ id, collabId, outcome, code, detail }) => {
      const visit = visits.find((each) => each.collabId === collabId) ?? null;
      return { id, outcome, code, detail, visit };
    });
    return { now: this.clock.now(), results };
  }

  private async once(link: CheckInLink, said: SaidAtDoor, sent: Sent): Promise<DoorVerdict> {
    const kept = await this.keptOf(link, said.id);
    if (kept) return kept;
    try {
      return await this.transaction.inTransaction(() => this.take(link, said, sent));
    } catch (error) {
      const keptSince = error instanceof DomainError ? await this.keptOf(link, said.id) : null;
      if (!keptSince) throw error;
      return keptSince;
    }
  }

  private async keptOf({ brandId }: CheckInLink, id: string): Promise<DoorAction | null> {
    const kept = await this.actions.find(id);
    return kept?.brandId === brandId ? kept : null;
  }

  private async take(link: CheckInLink, said: SaidAtDoor, { deviceId, sentAt }: Sent): Promise<DoorVerdict> {
    const now = this.clock.now();
    const [visit] = await this.visits.of(link.brandId, [said.collabId]);
    if (!visit) return refused(doorErrors.guestUnknown());
    const happenedAt = correctedAt(said.at, sentAt, now, said.kind === 'check-in' ? visit.opensAt : undefined);
    const at = countedAt(happenedAt, now);
    const { nonce, ...verdict } = await this.judge({ link, said, deviceId, happenedAt, at }, visit, now);
    await this.actions.keep({
      ...verdict,
      ...{ id: said.id, linkId: link.id, brandId: link.brandId, venueId: link.venueId, deviceId },
      ...{ collabId: said.collabId, kind: said.kind, how: said.how ?? null, nonce: nonce ?? null },
      ...{ pence: said.pence ?? null, minutes: said.minutes ?? null, at, receivedAt: now },
    });
    return verdict;
  }

  /** A refusal by the door itself isn't a conflict: the guest wasn't checked in. */
  private judge(told: Told, visit: DoorVisit, now: Date): Promise<Judged> {
    const { link, said } = told;
    const step = async (): Promise<Judged> => {
      checkComplete(said);
      checkHere(isReached(visit, now) ? [visit] : [], link, said.collabId);
      const nonce = await this.proofOf(told, visit);
      const judged = await unlessRefused(
        () => this.step(told, visit),
        async (error) => {
          const [since] = await this.visits.of(link.brandId, [said.collabId]);
          return verdictOn(error, said.kind, since!.status);
        },
      );
      return judged.outcome === 'done' ? { ...judged, nonce } : judged;
    };
    return unlessRefused(step, async (error) => refused(error));
  }

  /** @throws whatever Collabs refuse */
  private async step(told: Told, visit: DoorVisit): Promise<Judged> {
    const { link, said, at } = told;
    const { collabId } = said;
    switch (said.kind) {
      case 'check-in':
        return this.checkIn(told);
      case 'bill':
        return this.typeBill(told, visit);
      case 'no-show':
        await this.visits.claimNoShow(doorActor(link), collabId);
        return done;
      case 'late':
        await this.visits.expectLater(doorActor(link), collabId, said.minutes!, at);
        return done;
    }
  }

  private async checkIn({ link, said, deviceId, at }: Told): Promise<Judged> {
    const { wasIn } = await this.visits.arrive(doorActor(link), said.collabId, at, { how: said.how });
    if (!wasIn) return done;
    const first = await this.actions.lastDone(said.collabId, 'check-in');
    return first?.deviceId === deviceId ? already : conflict(doorErrors.alreadyIn());
  }

  /**
   * How the guest was identified: anyone at the door may do so by face and name. Returns the nonce of a signed code,
   * which can be used once.
   */
  private async proofOf({ link, said, happenedAt }: Told, { venue, status }: DoorVisit): Promise<string | null> {
    const { kind, how, proof, code, collabId } = said;
    if (kind === 'check-in' && how === 'code') checkAge(this.secrets.ageOf(code!, collabId, happenedAt));
    if (kind !== 'check-in' || how !== 'signed') return null;
    const keys = await this.keys.of([collabId]);
    const nonce = nonceOf(await this.codes.check(proof!, keys, link.venueId, happenedAt), venue);
    if (status !== 'in' && (await this.actions.hasOpened(collabId, nonce))) throw doorErrors.codeOld();
    return nonce;
  }

  /** The bill entered last counts, whenever it reaches us. */
  private async typeBill({ link, said, at }: Told, { bill }: DoorVisit): Promise<Judged> {
    const last = await this.actions.lastDone(said.collabId, 'bill');
    if (bill && last && last.at > at) return last.pence === said.pence ? already : conflict(doorErrors.billNewer());
    await this.visits.typeBill(doorActor(link), said.collabId, said.pence!);
    return done;
  }
}

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
