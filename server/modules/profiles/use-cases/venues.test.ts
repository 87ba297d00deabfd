import { alwaysClosed } from '../../../contract/rules/opening-hours.js';
import { type Actor, newId } from '../../../shared/kernel/index.js';
import { InMemoryVenueRepository } from '../adapters/persistence/in-memory-brands.js';
import type { VenueDetails } from '../domain/venue.js';
import { AddVenue, ChangeVenue, RemoveVenue } from './change-venues.js';

const now = new Date('2026-11-21T12:00:00Z');
const [brandId, strangers] = [newId(), newId()];
const member = (memberRole: Actor['memberRole'], uid = brandId): Actor => ({
  userId: newId(),
  role: 'brand',
  profile: { uid, type: 'brand' },
  memberRole,
});
const quay: VenueDetails = {
  name: 'The Quay',
  address: '1 Quay Street, BS1 4AA',
  city: 'bristol',
  point: null,
  openingHours: alwaysClosed,
};
const world = () => {
  const venues = new InMemoryVenueRepository();
  const clock = { now: () => now };
  const [add, change, remove] = [AddVenue, ChangeVenue, RemoveVenue].map((Case) => new Case(venues, clock)) as [
    AddVenue,
    ChangeVenue,
    RemoveVenue,
  ];
  return { venues, add, change, remove };
};

test('R436: an owner or an admin adds, changes and removes the places of their brand', async () => {
  const { venues, add, change, remove } = world();
  const { id } = await add.execute(member('owner'), brandId, quay);
  await change.execute(member('admin'), id, { ...quay, point: { lat: 51.45, lng: -2.6 } });

  expect(await venues.ofBrand(brandId)).toMatchObject([{ id, point: { lat: 51.45, lng: -2.6 } }]);
  await remove.execute(member('owner'), id);
  expect(await venues.ofBrand(brandId)).toEqual([]);
  expect(venues.events.map(({ name }) => name)).toEqual(['venue.added', 'venue.changed', 'venue.removed']);
});

test('a member may look and not change', async () => {
  const { add, remove } = world();
  const { id } = await add.execute(member('owner'), brandId, quay);

  for (const attempt of [
    () => add.execute(member('member'), brandId, quay),
    () => remove.execute(member('member'), id),
  ])
    await expect((async () => attempt())()).rejects.toMatchObject({ code: 'identity/role-not-enough' });
});

test('another brand’s place does not exist', async () => {
  const { add, change, remove } = world();
  const { id } = await add.execute(member('owner'), brandId, quay);

  await expect(change.execute(member('owner', strangers), id, quay)).rejects.toMatchObject({ kind: 'not-found' });
  await expect(remove.execute(member('owner', strangers), id)).rejects.toMatchObject({ kind: 'not-found' });
});

test('hours that overlap are refused, and the day is named', async () => {
  const openings = [
    { from: '12:00', to: '15:00' },
    { from: '14:00', to: '18:00' },
  ];
  const attempt = async () =>
    world().add.execute(member('owner'), brandId, { ...quay, openingHours: { ...alwaysClosed, monday: openings } });

  await expect(attempt()).rejects.toMatchObject({
    code: 'profiles/venue-hours',
    details: { errors: { 'openingHours.monday': 'These openings overlap.' } },
  });
});
