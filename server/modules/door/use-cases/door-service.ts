import { hoursAfter } from '../../../contract/rules/london-time.js';
import type { Clock } from '../../../shared/kernel/index.js';
import { type CheckInLink, passHours, tryPin } from '../domain/check-in-link.js';
import { doorErrors } from '../domain/door.errors.js';
import { type DoorVisit, reachedAround, visitOfCode } from '../domain/door.js';
import type { CheckInLinkRepository, CheckInSecrets } from '../ports/check-in-links.js';
import type { Visits } from '../ports/neighbours.js';

/** A door at which a phone is signed in, and until when. */
export type OpenDoor = Readonly<{ link: CheckInLink; until: Date }>;

/**
 * A service, not a use case: a venue's staff open the door with a link and a PIN, then scan each guest's code. They
 * have no account. All steps check the same link and pass.
 */
export class DoorService {
  constructor(
    private readonly links: CheckInLinkRepository,
    private readonly visits: Visits,
    private readonly secrets: CheckInSecrets,
    private readonly clock: Clock,
  ) {}

  /**
   * Signs a phone in for half a day; `keySecret` is its part of the key with which the phone encrypts what it stores.
   * @throws collabs/door-not-found, collabs/pin-wrong, collabs/pin-locked
   */
  async open(token: string, pin: string): Promise<{ pass: string; endsAt: Date; now: Date; keySecret: string }> {
    const link = await this.linkOf(token);
    const now = this.clock.now();
    const isRight = this.secrets.isPin(pin.trim(), link.id, link.pinHash);
    await this.links.save(tryPin(link, isRight, now));
    if (!isRight) throw doorErrors.pinWrong();
    const endsAt = hoursAfter(now, passHours);
    return {
      pass: this.secrets.sign(passFor(link), endsAt),
      endsAt,
      now,
      keySecret: this.secrets.keyFor(link.id, link.pinHash),
    };
  }

  /** The door that this pass is for. @throws collabs/door-not-found, collabs/pin-needed */
  async admit(token: string, pass: string): Promise<OpenDoor> {
    const link = await this.linkOf(token);
    const until = this.secrets.endOf(pass, passFor(link), this.clock.now());
    if (!until) throw doorErrors.pinNeeded();
    return { link, until };
  }

  /** The guest with this code. @throws collabs/door-not-found, collabs/pin-needed, and what `visitOfCode` throws */
  async look(token: string, pass: string, code: string): Promise<DoorVisit> {
    const { link } = await this.admit(token, pass);
    const now = this.clock.now();
    const { from, until } = reachedAround(now);
    const visits = await this.visits.between(link.brandId, from, until);
    return visitOfCode(visits, link, (collabId, reach) => this.secrets.ageOf(code, collabId, now, reach), now);
  }

  private async linkOf(token: string): Promise<CheckInLink> {
    const id = this.secrets.linkIn(token);
    const link = id && (await this.links.find(id));
    if (!link) throw doorErrors.notFound();
    return link;
  }
}

/** A new PIN invalidates every pass issued with the old one. */
const passFor = ({ id, pinHash }: CheckInLink): string => `pass ${id} ${pinHash}`;
