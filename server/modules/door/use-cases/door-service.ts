import type { StandingBill } from '../../../contract/rules/bill.js';
import { hoursAfter } from '../../../contract/rules/london-time.js';
import type { Clock } from '../../../shared/kernel/index.js';
import { type CheckInLink, passHours, tryPin } from '../domain/check-in-link.js';
import { doorErrors } from '../domain/door.errors.js';
import { checkHere, doorActor, type DoorVisit, guestsAt, reachedAround, visitOfCode } from '../domain/door.js';
import type { CheckInLinkRepository, CheckInSecrets } from '../ports/check-in-links.js';
import type { Visits } from '../ports/neighbours.js';

/** Whose code it was, and a seal with which that very guest can be checked in for some minutes. */
export type Guest = Readonly<{ visit: DoorVisit; seal: string }>;

/** A door that a phone has been let in at, and until when. */
export type OpenDoor = Readonly<{ link: CheckInLink; until: Date }>;

const sealedHours = 1 / 12;

/**
 * The people of a venue keep its door: a link and a PIN, then a code for each guest. They have no account. A service and
 * not a use case: its steps are one conversation, and check the same link and pass.
 */
export class DoorService {
  constructor(
    private readonly links: CheckInLinkRepository,
    private readonly visits: Visits,
    private readonly secrets: CheckInSecrets,
    private readonly clock: Clock,
  ) {}

  /**
   * Lets a phone in for half a day; `keySecret` is its part of the key with which the phone encrypts what it keeps.
   * @throws collabs/door-not-found, collabs/pin-wrong, collabs/pin-locked
   */
  async open(token: string, pin: string): Promise<{ pass: string; endsAt: Date; keySecret: string }> {
    const link = await this.linkOf(token);
    const now = this.clock.now();
    const isRight = this.secrets.hashOf(link.id, pin.trim()) === link.pinHash;
    await this.links.save(tryPin(link, isRight, now));
    if (!isRight) throw doorErrors.pinWrong();
    const endsAt = hoursAfter(now, passHours);
    return {
      pass: this.secrets.sign(passFor(link), endsAt),
      endsAt,
      keySecret: this.secrets.keyFor(link.id, link.pinHash),
    };
  }

  /** The door that this pass lets in at. @throws collabs/door-not-found, collabs/pin-needed */
  async admit(token: string, pass: string): Promise<OpenDoor> {
    const link = await this.linkOf(token);
    const until = this.secrets.endOf(pass, passFor(link), this.clock.now());
    if (!until) throw doorErrors.pinNeeded();
    return { link, until };
  }

  /** Whose code this is. @throws collabs/door-not-found, collabs/pin-needed, and what `visitOfCode` throws */
  async look(token: string, pass: string, code: string): Promise<Guest> {
    const { link } = await this.admit(token, pass);
    const now = this.clock.now();
    const visits = await this.reached(link);
    const visit = visitOfCode(visits, link, (collabId) => this.secrets.ageOf(code, collabId, now), now);
    return { visit, seal: this.secrets.sign(sealFor(link, visit.collabId), hoursAfter(now, sealedHours)) };
  }

  /** The guest is in; answers since when. @throws collabs/door-not-found, collabs/pin-needed, collabs/code-old, and what `check` throws */
  async checkIn(token: string, pass: string, collabId: string, seal: string): Promise<Date> {
    const { link } = await this.admit(token, pass);
    const now = this.clock.now();
    if (!this.secrets.endOf(seal, sealFor(link, collabId), now)) throw doorErrors.codeOld();
    await this.visits.checkAwaited(doorActor(link), collabId);
    await this.visits.arrive(doorActor(link), collabId, now, {});
    return now;
  }

  /** Who is in, so that their bills can be typed. @throws collabs/door-not-found, collabs/pin-needed */
  async guests(token: string, pass: string): Promise<readonly DoorVisit[]> {
    const { link } = await this.admit(token, pass);
    return guestsAt(await this.reached(link), link);
  }

  /**
   * What a guest's bill came to, in pence; answers how it is divided.
   * @throws collabs/door-not-found, collabs/pin-needed, and what `checkHere` and `Visits.typeBill` throw
   */
  async typeBill(token: string, pass: string, collabId: string, pence: number): Promise<StandingBill> {
    const { link } = await this.admit(token, pass);
    checkHere(await this.reached(link), link, collabId);
    return this.visits.typeBill(doorActor(link), collabId, pence);
  }

  private reached({ brandId }: CheckInLink): Promise<readonly DoorVisit[]> {
    const { from, until } = reachedAround(this.clock.now());
    return this.visits.between(brandId, from, until);
  }

  private async linkOf(token: string): Promise<CheckInLink> {
    const id = this.secrets.linkIn(token);
    const link = id && (await this.links.find(id));
    if (!link) throw doorErrors.notFound();
    return link;
  }
}

/** A new PIN ends every pass that the old one gave. */
const passFor = ({ id, pinHash }: CheckInLink): string => `pass ${id} ${pinHash}`;
const sealFor = ({ id }: CheckInLink, collabId: string): string => `seal ${id} ${collabId}`;
