import { londonTimeAt } from '../../../contract/rules/london-time.js';
import type { Actor } from '../../../shared/kernel/index.js';
import { noGuests, type Results, resultsOf } from '../domain/figures.js';
import type { VenueDay } from '../domain/guests.js';
import { type CoversDay, type Lift, liftOf, liftWindow } from '../domain/lift.js';
import type { CoversDays, GuestParties } from '../ports/counts.js';
import type { LinkClicks } from '../ports/links.js';
import type { Collabs, ResultingCollab } from '../ports/neighbours.js';
import type { SettingsRepository } from '../ports/settings.js';

const unknown: Lift = { status: 'too-little' };

/** What a Collab brought. The brand sees everything; the creator doesn't see the brand's money. */
export class ShowResults {
  constructor(
    private readonly parties: Pick<GuestParties, 'sums'>,
    private readonly clicks: Pick<LinkClicks, 'totals'>,
    private readonly days: Pick<CoversDays, 'between'>,
    private readonly settings: Pick<SettingsRepository, 'of'>,
    private readonly collabs: Pick<Collabs, 'get' | 'visitedVenues'>,
  ) {}

  /** @throws collabs/not-found */
  async execute(actor: Actor, collabId: string): Promise<Results> {
    const collab = await this.collabs.get(actor, collabId);
    const [sums, clicks, lift, { marginPercent }] = await Promise.all([
      this.parties.sums([collabId]),
      this.clicks.totals([collabId]),
      this.liftOf(collab),
      this.settings.of(collab.brandId),
    ]);
    return resultsOf({
      guests: sums.get(collabId) ?? { redeemed: noGuests, named: noGuests },
      clicks: clicks.get(collabId) ?? 0,
      ...{ lift, marginPercent, givenPence: collab.givenPence },
    });
  }

  /** From the day of the first post, at the offer's venue. */
  private async liftOf({ brandId, venueId, publishedAt }: ResultingCollab): Promise<Lift> {
    if (venueId === null || publishedAt === null) return unknown;
    const from = londonTimeAt(publishedAt).date;
    const { first, last, begins, ends } = liftWindow(from);
    const [days, visited] = await Promise.all([
      this.days.between(brandId, first, last),
      this.collabs.visitedVenues(brandId, begins, ends),
    ]);
    const venue = days.filter((each) => each.venueId === venueId);
    const others = days.filter((each) => each.venueId !== venueId && !visited.has(each.venueId));
    return liftOf({ from, venue, control: addedUp(others) });
  }
}

/** The days that all of these venues have, added up. */
function addedUp(days: readonly VenueDay[]): CoversDay[] {
  const venues = new Set(days.map(({ venueId }) => venueId)).size;
  const sums = new Map<string, Readonly<{ covers: number; venues: number }>>();
  for (const { day, covers } of days) {
    const sum = sums.get(day) ?? { covers: 0, venues: 0 };
    sums.set(day, { covers: sum.covers + covers, venues: sum.venues + 1 });
  }
  return [...sums].filter(([, sum]) => sum.venues === venues).map(([day, { covers }]) => ({ day, covers }));
}
