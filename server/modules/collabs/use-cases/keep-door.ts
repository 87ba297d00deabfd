import type { Clock } from '../../../shared/kernel/index.js';
import { type CheckInLink, passHours, tryPin } from '../domain/check-in-link.js';
import type { Collab } from '../domain/collab.js';
import { collabErrors } from '../domain/collab.errors.js';
import { doorActor, type DoorVisit, visitOfCode } from '../domain/door.js';
import { hoursAfter, limits } from '../domain/timings.js';
import { checkIn } from '../domain/visit.js';
import type { CheckInLinkRepository } from '../ports/check-in-link.repository.js';
import type { CheckInSecrets } from '../ports/check-in-secrets.js';
import type { CollabRepository } from '../ports/collab.repository.js';
import type { DoorVisits } from '../ports/door-visits.js';

/** Whose code it was, and a seal with which that very guest can be checked in for some minutes. */
export type Guest = Readonly<{ visit: DoorVisit; seal: string }>;

const sealedHours = 1 / 12;
const visitsAheadHours = 48;

/** The people of a venue keep its door: a link and a PIN, then a code for each guest. They have no account. */
export class KeepDoor {
  constructor(
    private readonly links: CheckInLinkRepository,
    private readonly visits: DoorVisits,
    private readonly collabs: CollabRepository,
    private readonly secrets: CheckInSecrets,
    private readonly clock: Clock,
  ) {}

  /** Lets a phone in for half a day. @throws collabs/door-not-found, collabs/pin-wrong, collabs/pin-locked */
  async open(token: string, pin: string): Promise<{ pass: string; endsAt: Date }> {
    const link = await this.linkOf(token);
    const now = this.clock.now();
    const isRight = this.secrets.hashOf(link.id, pin.trim()) === link.pinHash;
    await this.links.save(tryPin(link, isRight, now));
    if (!isRight) throw collabErrors.pinWrong();
    const endsAt = hoursAfter(now, passHours);
    return { pass: this.secrets.sign(passFor(link), endsAt), endsAt };
  }

  /** Whose code this is. @throws collabs/door-not-found, collabs/pin-needed, and what `visitOfCode` throws */
  async look(token: string, pass: string, code: string): Promise<Guest> {
    const link = await this.let(token, pass);
    const now = this.clock.now();
    const from = hoursAfter(now, -limits.claimHours);
    const visits = await this.visits.between(link.brandId, from, hoursAfter(now, visitsAheadHours));
    const visit = visitOfCode(visits, link, (collabId) => this.secrets.ageOf(code, collabId, now), now);
    return { visit, seal: this.secrets.sign(sealFor(link, visit.collabId), hoursAfter(now, sealedHours)) };
  }

  /** The guest is in. @throws collabs/door-not-found, collabs/pin-needed, collabs/code-old, and what `check` throws */
  async checkIn(token: string, pass: string, collabId: string, seal: string): Promise<Collab> {
    const link = await this.let(token, pass);
    const now = this.clock.now();
    if (!this.secrets.isSigned(seal, sealFor(link, collabId), now)) throw collabErrors.codeOld();
    const collab = await this.collabs.get(collabId);
    return this.collabs.save(...checkIn(collab, 'venue', doorActor(link), now));
  }

  private async let(token: string, pass: string): Promise<CheckInLink> {
    const link = await this.linkOf(token);
    if (!this.secrets.isSigned(pass, passFor(link), this.clock.now())) throw collabErrors.pinNeeded();
    return link;
  }

  private async linkOf(token: string): Promise<CheckInLink> {
    const id = this.secrets.linkIn(token);
    const link = id && (await this.links.find(id));
    if (!link) throw collabErrors.doorNotFound();
    return link;
  }
}

/** A new PIN ends every pass that the old one gave. */
const passFor = ({ id, pinHash }: CheckInLink): string => `pass ${id} ${pinHash}`;
const sealFor = ({ id }: CheckInLink, collabId: string): string => `seal ${id} ${collabId}`;
