import { brandActor, brandId, influencerId, visitAt } from './collabs.js';
import { FixedClock, NoTransaction } from './core.js';
import { aDoorVisit } from './door.js';
import { windowOf } from '../../server/contract/rules/signed-code.js';
import { hoursAfter } from '../../server/contract/rules/london-time.js';
import { DomainError, newId } from '../../server/shared/kernel/index.js';
import {
  InMemoryCheckInLinkRepository,
  InMemoryCheckInSecrets,
  InMemoryDoorActions,
  InMemoryVisits,
} from '../../server/modules/door/adapters/in-memory-door.js';
import {
  InMemoryCheckInKeys,
  InMemorySignedCodes,
} from '../../server/modules/door/adapters/in-memory-check-in-keys.js';
import { makeLink, withPin } from '../../server/modules/door/domain/check-in-link.js';
import type { SaidAtDoor } from '../../server/modules/door/domain/door-action.js';
import type { DoorVisit } from '../../server/modules/door/domain/door.js';
import { ActAtDoor } from '../../server/modules/door/use-cases/act-at-door.js';
import { DoorService } from '../../server/modules/door/use-cases/door-service.js';
import { ListDoorConflicts, ListDoorVisits } from '../../server/modules/door/use-cases/list-door-visits.js';

const pin = '123456';
export const [bar, terrace] = [newId(), newId()];
const names = { brand: 'Ember & Rye', venues: new Map([[bar, 'The bar'], [terrace, 'The terrace']]) }; // prettier-ignore
export const after = (minutes: number) => hoursAfter(visitAt, minutes / 60);

/** At times, someone else is always quicker; also counts how often visits are read. */
class BusyVisits extends InMemoryVisits {
  /** The Collabs that others change. */
  busy: readonly string[] = [];
  reads = 0;

  override async arrive(...arrival: Parameters<InMemoryVisits['arrive']>) {
    if (this.busy.includes(arrival[1])) throw new DomainError('conflict', 'collabs/stale', 'Changed since.');
    return super.arrive(...arrival);
  }

  override async of(...asked: Parameters<InMemoryVisits['of']>) {
    this.reads += 1;
    return super.of(...asked);
  }
}

/** The doors of one brand that expects these guests. */
export async function aWorld(...guests: readonly Partial<DoorVisit>[]) {
  const clock = new FixedClock(visitAt);
  const [links, secrets, actions] = [new InMemoryCheckInLinkRepository(), new InMemoryCheckInSecrets(), new InMemoryDoorActions()];
  const visits = new BusyVisits(brandId, clock);
  const expected = guests.map((guest) => aDoorVisit({ venueId: bar, ...guest }));
  for (const visit of expected) visits.add(visit);
  const door = new DoorService(links, visits, secrets, clock);
  const venues = { namesOf: async () => names };
  const conflicts = new ListDoorConflicts(actions, visits, venues, clock);
  const list = new ListDoorVisits(door, visits, venues, conflicts, clock);
  const [keys, codes] = [new InMemoryCheckInKeys(), new InMemorySignedCodes()];
  const act = new ActAtDoor(door, visits, actions, secrets, keys, codes, new NoTransaction(), clock);
  const signer = async (collabId: string) => {
    const { publicKey, sign } = codes.newPhone();
    const key = { collabId, influencerId, publicKey, createdAt: visitAt, retiredAt: null, keptUntil: after(60 * 48) };
    await keys.use(key, true);
    return (at: Date, venueId: string | null = bar) => sign({ collabId, venueId, window: windowOf(at) });
  };
  const aPhone = async (venueId: string | null = bar) => {
    const known = (await links.ofVenue(brandId, venueId)) ?? makeLink(brandId, venueId, brandActor, visitAt);
    const link = await links.save(withPin(known, secrets.hashOf(known.id, pin)));
    const token = secrets.tokenOf(link.id);
    const { pass } = await door.open(token, pin);
    const deviceId = newId();
    const send = async (...said: readonly SaidAtDoor[]) =>
      (await act.execute(token, pass, { deviceId, sentAt: clock.now() }, said)).results;
    return { send, pass, token, list: () => list.execute(token, pass) };
  };
  return { clock, links, secrets, expected, aPhone, signer, visits, conflicts: () => conflicts.execute(brandId), collabId: expected[0]?.collabId ?? newId() };
} // prettier-ignore

export const said = (collabId: string, more: Partial<SaidAtDoor> = {}): SaidAtDoor => ({
  ...{ id: newId(), kind: 'check-in', how: 'name', collabId, at: visitAt },
  ...more,
});
