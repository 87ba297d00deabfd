import { londonTimeAt } from '../../../contract/rules/london-time.js';
import type { Actor } from '../../../shared/kernel/index.js';
import { type BrandResults, brandResultsOf, type CollabRow } from '../domain/brand-results.js';
import { noGuests, type Results, resultsOf } from '../domain/figures.js';
import type { VenueDay } from '../domain/guests.js';
import { type CoversDay, type Lift, liftOf, liftWindow } from '../domain/lift.js';
import type { CoversDays, GuestParties, LinkClicks, SettingsRepository } from '../ports/repositories.js';
import type { Collabs, ResultingCollab, VenueVisit } from '../ports/neighbours.js';

const unknown: Lift = { status: 'too-little' };

/** What Collabs brought. The caller decides who sees the brand's money. */
export class ShowResults {
  constructor(
    private readonly parties: Pick<GuestParties, 'sums'>,
    private readonly clicks: Pick<LinkClicks, 'totals'>,
    private readonly days: Pick<CoversDays, 'between'>,
    private readonly settings: Pick<SettingsRepository, 'of'>,
    private readonly collabs: Pick<Collabs, 'get' | 'given' | 'venueVisits'>,
  ) {}

  /** Of one Collab. @throws collabs/not-found */
  async execute(actor: Actor, collabId: string): Promise<Results> {
    const collab = await this.collabs.get(actor, collabId);
    const { marginPercent } = await this.settings.of(collab.brandId);
    const [row] = await this.rowsOf(collab.brandId, [collab], marginPercent);
    return row!.results;
  }

  /**
   * Of the Collabs in which creators were given something between these moments, the latest first. They count whole, also
   * what they brought later. The caller checks who can see a brand's.
   */
  async ofBrand(brandId: string, from: Date, until: Date): Promise<BrandResults> {
    const [given, { marginPercent }] = await Promise.all([
      this.collabs.given(brandId, from, until),
      this.settings.of(brandId),
    ]);
    return brandResultsOf(await this.rowsOf(brandId, given, marginPercent), marginPercent);
  }

  private async rowsOf(
    brandId: string,
    collabs: readonly ResultingCollab[],
    marginPercent: number | null,
  ): Promise<readonly CollabRow[]> {
    const ids = collabs.map(({ id }) => id);
    const [sums, clicks, lifts] = await Promise.all([
      this.parties.sums(ids),
      this.clicks.totals(ids),
      this.lifts(brandId, collabs),
    ]);
    return collabs.map((collab) => ({
      collab: { id: collab.id, title: collab.title },
      influencer: { id: collab.influencerId, name: collab.name, handle: collab.handle },
      ...{ venueId: collab.venueId, liftFrom: collab.publishedAt && londonTimeAt(collab.publishedAt).date },
      results: resultsOf({
        guests: sums.get(collab.id) ?? { redeemed: noGuests, named: noGuests },
        clicks: clicks.get(collab.id) ?? 0,
        ...{ lift: lifts.get(collab.id) ?? unknown, marginPercent, givenPence: collab.givenPence },
      }),
    }));
  }

  /** Each from the day of the first post, at the offer's venue; others are missing. */
  private async lifts(brandId: string, collabs: readonly ResultingCollab[]): Promise<ReadonlyMap<string, Lift>> {
    const asked = collabs.flatMap(({ id, venueId, publishedAt }) =>
      venueId && publishedAt ? { id, venueId, from: londonTimeAt(publishedAt).date } : [],
    );
    if (asked.length === 0) return new Map();
    const froms = asked.map(({ from }) => from).toSorted();
    const [earliest, latest] = [liftWindow(froms[0]!), liftWindow(froms.at(-1)!)];
    const days = await this.days.between(brandId, earliest.first, latest.last);
    if (days.length === 0) return new Map();
    const visits = await this.collabs.venueVisits(brandId, earliest.begins, latest.ends);
    return new Map(asked.map(({ id, venueId, from }) => [id, liftAt(venueId, from, days, visits)]));
  }
}

/** Set against the brand's other venues that no creator visited in all these weeks. */
function liftAt(venueId: string, from: string, days: readonly VenueDay[], visits: readonly VenueVisit[]): Lift {
  const { first, last, begins, ends } = liftWindow(from);
  const visited = new Set(visits.filter(({ at }) => at >= begins && at < ends).map((visit) => visit.venueId));
  const inside = days.filter(({ day }) => day >= first && day <= last);
  const venue = inside.filter((each) => each.venueId === venueId);
  const others = inside.filter((each) => each.venueId !== venueId && !visited.has(each.venueId));
  return liftOf({ from, venue, control: addedUp(others) });
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
