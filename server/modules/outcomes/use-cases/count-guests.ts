import { type Actor, checkMember, type Clock, ownProfile, theProduct } from '../../../shared/kernel/index.js';
import { readSaid } from '../domain/collab-link.js';
import {
  countDay,
  countParty,
  type CountSource,
  type GuestKind,
  type GuestParty,
  guestsEvents,
  type SaidGuests,
  type VenueDay,
} from '../domain/guests.js';
import { outcomeErrors } from '../domain/outcome.errors.js';
import type { CollabLinks, CoversDays, GuestParties, TellGuests } from '../ports/repositories.js';
import type { Collabs, RecentCreator, ResultingCollab, Sides } from '../ports/neighbours.js';

/** Guests of the Collab whose word or code they said. */
export type SaidEntry = SaidGuests & Readonly<{ kind: GuestKind; said: string }>;

/** The same, or guests of a Collab that is given by its id. */
export type GuestEntry = SaidEntry | (SaidGuests & Readonly<{ kind: GuestKind; collabId: string }>);

export type DayEntry = Pick<VenueDay, 'venueId' | 'day' | 'covers'>;

/** `isNew` is false for guests that had already been counted. */
export type Counted = Readonly<{ party: GuestParty; isNew: boolean }>;

const recentDays = 60;
const dayMs = 24 * 60 * 60 * 1_000;
const listed = 20;

/** A service: the guests and covers that a brand's people and programs count. */
export class CountGuests {
  constructor(
    private readonly parties: GuestParties,
    private readonly days: Pick<CoversDays, 'put'>,
    private readonly links: Pick<CollabLinks, 'said'>,
    private readonly collabs: Pick<Collabs, 'get' | 'recent'>,
    private readonly sides: Pick<Sides, 'checkVenue'>,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws collabs/not-found, outcomes/said-unknown, collabs/venue-unknown, outcomes/wrong-guests,
   * identity/role-not-enough
   */
  async count(actor: Actor, entry: GuestEntry, source: CountSource): Promise<Counted> {
    checkMember(actor, 'collabs');
    if (!('collabId' in entry)) return this.countSaid(ownProfile(actor).uid, entry, source, actor);
    return this.add(await this.collabs.get(actor, entry.collabId), entry, source, actor);
  }

  /** Guests who said a word or code, for a program that acts for the brand. @throws as `count` does */
  countFor(brandId: string, entry: SaidEntry, source: CountSource): Promise<Counted> {
    return this.countSaid(brandId, entry, source, theProduct);
  }

  /** Takes back what was counted by mistake. @throws outcomes/guests-not-found, identity/role-not-enough */
  async takeBack(actor: Actor, id: string): Promise<void> {
    checkMember(actor, 'collabs');
    const tell: TellGuests = (removed) => guestsEvents('guests.removed', removed, actor, this.clock.now());
    if (!(await this.parties.remove(ownProfile(actor).uid, id, tell))) throw outcomeErrors.guestsNotFound();
  }

  /** Returns how many days are new or differ. @throws collabs/venue-unknown, outcomes/wrong-day, identity/role-not-enough */
  async putDays(actor: Actor, days: readonly DayEntry[], source: VenueDay['source']): Promise<number> {
    checkMember(actor, 'collabs');
    return this.putDaysFor(ownProfile(actor).uid, days, source);
  }

  /** The same for a program that acts for the brand. */
  async putDaysFor(brandId: string, days: readonly DayEntry[], source: VenueDay['source']): Promise<number> {
    for (const venueId of new Set(days.map((each) => each.venueId))) await this.sides.checkVenue(brandId, venueId);
    const now = this.clock.now();
    return this.days.put(days.map((each) => countDay({ ...each, brandId, source }, now)));
  }

  /** The creators of the last 60 days, whom guests may name. */
  recentCreators(actor: Actor): Promise<readonly RecentCreator[]> {
    const since = new Date(this.clock.now().getTime() - recentDays * dayMs);
    return this.collabs.recent(ownProfile(actor).uid, since);
  }

  /** The guests that were counted last, so that a mistake can be taken back. */
  latest(actor: Actor): Promise<readonly GuestParty[]> {
    return this.parties.latest(ownProfile(actor).uid, listed);
  }

  private async countSaid(brandId: string, entry: SaidEntry, source: CountSource, actor: Actor): Promise<Counted> {
    const link = await this.links.said(brandId, readSaid(entry.said));
    if (!link) throw outcomeErrors.saidUnknown(entry.said);
    return this.add(await this.collabs.get(theProduct, link.collabId), entry, source, actor);
  }

  private async add(collab: ResultingCollab, entry: GuestEntry, source: CountSource, actor: Actor): Promise<Counted> {
    const venueId = entry.venueId ?? collab.venueId;
    if (entry.venueId) await this.sides.checkVenue(collab.brandId, entry.venueId);
    const now = this.clock.now();
    const party = countParty({ kind: entry.kind, source }, collab, { ...entry, venueId }, now);
    const [added] = await this.parties.add([party], (all) => guestsEvents('guests.counted', all, actor, now));
    return { party, isNew: added !== undefined };
  }
}
