import { type Actor, checkMember, type Clock } from '../../../shared/kernel/index.js';
import { type CheckInLink, makeLink, withPin } from '../domain/check-in-link.js';
import type { CheckInLinkRepository, CheckInSecrets } from '../ports/check-in-links.js';
import type { Venues } from '../ports/neighbours.js';
import { doorErrors } from '../domain/door.errors.js';

/** A brand creates a venue's link, or gives the existing one a new PIN, which is shown only once. */
export class MakeCheckInLink {
  constructor(
    private readonly links: CheckInLinkRepository,
    private readonly secrets: CheckInSecrets,
    private readonly venues: Venues,
    private readonly clock: Clock,
  ) {}

  /** `venueId` null means all the brand's places. @throws collabs/venue-unknown, identity/role-not-enough */
  async execute(actor: Actor, venueId: string | null): Promise<{ link: CheckInLink; pin: string }> {
    checkMember(actor, 'collabs');
    const brandId = actor.profile!.uid;
    if (venueId) await this.venues.check(brandId, venueId);
    const link = (await this.links.ofVenue(brandId, venueId)) ?? makeLink(brandId, venueId, actor, this.clock.now());
    const pin = this.secrets.newPin();
    return { link: await this.links.save(withPin(link, this.secrets.hashOf(link.id, pin))), pin };
  }
}

/** A brand revokes a link: every phone at that door is signed out at once. */
export class RemoveCheckInLink {
  constructor(private readonly links: CheckInLinkRepository) {}

  /** @throws collabs/door-not-found, identity/role-not-enough */
  async execute(actor: Actor, id: string): Promise<void> {
    const link = await this.links.find(id);
    if (!link || link.brandId !== actor.profile?.uid) throw doorErrors.notFound();
    checkMember(actor, 'collabs');
    await this.links.remove(id);
  }
}
