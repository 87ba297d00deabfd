import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { doorErrors } from '../domain/door.errors.js';
import type { CheckInKeys, SignedCodes } from '../ports/check-in-keys.js';
import type { Visits } from '../ports/neighbours.js';
import type { CheckInSecrets } from '../ports/check-in-links.js';

/**
 * Registers the creator's phone for signing codes for a visit. Only one phone can: another replaces it only on request.
 */
export class RegisterCheckInKey {
  constructor(
    private readonly visits: Pick<Visits, 'awaited'>,
    private readonly keys: CheckInKeys,
    private readonly codes: SignedCodes,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the venue that codes have to name, and the time, to correct the phone's clock.
   * @throws collabs/not-found, collabs/wrong-step, collabs/too-late, collabs/check-in-key-unreadable,
   * collabs/check-in-key-in-use
   */
  async execute(
    actor: Actor,
    collabId: string,
    { publicKey, replace = false }: Readonly<{ publicKey: string; replace?: boolean }>,
  ): Promise<{ venueId: string | null; now: Date }> {
    const { venueId, closesAt } = await this.visits.awaited(actor, collabId);
    if (!(await this.codes.isKey(publicKey))) throw doorErrors.keyUnreadable();
    const now = this.clock.now();
    const key = { collabId, influencerId: actor.profile!.uid, publicKey, createdAt: now, retiredAt: null };
    if (!(await this.keys.use({ ...key, keptUntil: closesAt }, replace))) throw doorErrors.keyInUse();
    return { venueId, now };
  }
}

/** The influencer's phone shows a code that changes every 30 seconds. */
export class ShowCheckInCode {
  constructor(
    private readonly visits: Visits,
    private readonly secrets: CheckInSecrets,
    private readonly clock: Clock,
  ) {}

  /** @throws collabs/not-found, collabs/wrong-step, collabs/not-due-yet, collabs/too-late */
  async execute(actor: Actor, collabId: string): Promise<{ code: string; endsAt: Date }> {
    await this.visits.checkAwaited(actor, collabId);
    return this.secrets.codeOf(collabId, this.clock.now());
  }
}
