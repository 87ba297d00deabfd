import { createHash } from 'node:crypto';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { hoursAfter } from '../../../../contract/rules/london-time.js';
import { countTry, type MakeLimiter, NetworkLimiter } from '../../../../shared/http/attempt-limits.js';
import { DomainError } from '../../../../shared/kernel/index.js';
import { doorErrors } from '../../domain/door.errors.js';

const pinHours = 0.25;

const tooManyCodes = () =>
  new DomainError('too-many', 'request/too-many', 'Too many codes at once. Please wait a minute and try again.');

/** Slows down guessing at doors. A door's address may be known to many, so one network can't lock out the others. */
export class DoorLimits {
  private readonly pins: NetworkLimiter;
  private readonly codes: RateLimiterAbstract;

  constructor(make: MakeLimiter) {
    this.pins = new NetworkLimiter(make, { keyPrefix: 'door-pin', points: 5, duration: pinHours * 3_600 });
    this.codes = make({ keyPrefix: 'door-code', points: 60, duration: 60 });
  }

  /** Counts a PIN, unless `open` succeeds: five wrong ones of a network for a door in 15 minutes. @throws collabs/pin-locked */
  async pin<Opened>(token: string, address: string, open: () => Promise<Opened>): Promise<Opened> {
    const at = `${token.split('.')[0]} `;
    await this.pins.count(address, () => doorErrors.pinLocked(hoursAfter(new Date(), pinHours)), at);
    const opened = await open();
    await this.pins.giveBack(address, at);
    return opened;
  }

  /** Looks up a code: 60 with one pass in a minute. @throws request/too-many */
  code(pass: string): Promise<void> {
    return countTry(this.codes, createHash('sha256').update(pass, 'utf8').digest('hex'), tooManyCodes);
  }
}
