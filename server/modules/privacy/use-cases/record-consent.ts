import type { ConsentChoice } from '../../../contract/consent.js';
import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { type Consent, recordConsent } from '../domain/consent.js';
import type { ConsentRepository } from '../ports/repositories.js';

/** Stores someone's consent to tracking. Every answer is kept, as evidence. */
export class RecordConsent {
  constructor(
    private readonly consents: ConsentRepository,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, version: number, choice: ConsentChoice): Promise<Consent> {
    const consent = recordConsent(actor.userId, version, choice, this.clock.now());
    await this.consents.add(consent);
    return consent;
  }
}
