import { hoursAfter } from '../../../contract/rules/london-time.js';
import type { Clock } from '../../../shared/kernel/index.js';
import type { CheckInLink } from '../domain/check-in-link.js';
import type { DoorConflict } from '../domain/door-action.js';
import { comingTo, type DoorVisit, listedAround, mostOf } from '../domain/door.js';
import type { DoorActions } from '../ports/door-actions.js';
import type { PlaceNames, Venues, Visits } from '../ports/neighbours.js';
import type { DoorService } from './door-service.js';

/** A conflict with the guest concerned, and the names of its doors. */
export type ConflictAtDoor = DoorConflict &
  Readonly<{ name: string; handle: string; door: string; otherDoor: string | null }>;

/** What a phone at a door stores; `venue` is null for all of them, and `left` is how many visits were too many for it. */
export type DoorList = Readonly<{
  at: Date;
  until: Date;
  brand: string;
  venue: string | null;
  visits: readonly DoorVisit[];
  left: number;
  conflicts: readonly ConflictAtDoor[];
}>;

const conflictHours = 24;
const brandConflictDays = 7;

/** Contradictions between a brand's doors, for its people to review. */
export class ListDoorConflicts {
  constructor(
    private readonly actions: Pick<DoorActions, 'conflictsOf'>,
    private readonly visits: Pick<Visits, 'known'>,
    private readonly venues: Pick<Venues, 'namesOf'>,
    private readonly clock: Clock,
  ) {}

  /** Those of the last seven days. */
  async execute(brandId: string): Promise<readonly ConflictAtDoor[]> {
    const since = hoursAfter(this.clock.now(), -24 * brandConflictDays);
    return this.named(brandId, await this.actions.conflictsOf(brandId, since), await this.venues.namesOf(brandId));
  }

  /** Those of the last day in which this door had a part. */
  async at({ id, brandId }: CheckInLink, names: PlaceNames): Promise<readonly ConflictAtDoor[]> {
    const since = hoursAfter(this.clock.now(), -conflictHours);
    return this.named(brandId, await this.actions.conflictsOf(brandId, since, id), names);
  }

  private async named(brandId: string, conflicts: readonly DoorConflict[], names: PlaceNames) {
    if (conflicts.length === 0) return [];
    const visits = await this.visits.known(brandId, [...new Set(conflicts.map(({ collabId }) => collabId))]);
    const guests = new Map(visits.map(({ collabId, name, handle }) => [collabId, { name, handle }]));
    return conflicts.flatMap((conflict) => {
      const guest = guests.get(conflict.collabId);
      const door = doorName(names, conflict.venueId);
      const otherDoor = conflict.otherAt && doorName(names, conflict.otherVenueId);
      return guest ? [{ ...conflict, ...guest, door, otherDoor }] : [];
    });
  }
}

const doorName = ({ venues }: PlaceNames, venueId: string | null): string =>
  venueId === null ? 'All venues' : (venues.get(venueId) ?? 'A removed venue');

/** A phone at a door fetches today's and tomorrow's guests, so that it works offline. */
export class ListDoorVisits {
  constructor(
    private readonly door: Pick<DoorService, 'admit'>,
    private readonly visits: Pick<Visits, 'between'>,
    private readonly venues: Pick<Venues, 'namesOf'>,
    private readonly conflicts: Pick<ListDoorConflicts, 'at'>,
    private readonly clock: Clock,
  ) {}

  /** @throws collabs/door-not-found, collabs/pin-needed */
  async execute(token: string, pass: string): Promise<DoorList> {
    const { link, until: passUntil } = await this.door.admit(token, pass);
    const at = this.clock.now();
    const { from, until } = listedAround(at);
    const [all, names] = await Promise.all([
      this.visits.between(link.brandId, from, until),
      this.venues.namesOf(link.brandId),
    ]);
    const here = comingTo(all, link);
    const visits = mostOf(here);
    return {
      ...{ at, until: passUntil, brand: names.brand, visits, left: here.length - visits.length },
      venue: link.venueId && (names.venues.get(link.venueId) ?? null),
      conflicts: await this.conflicts.at(link, names),
    };
  }
}
