import { anOffer, brandActor, brandId, monday, terms } from '../../../../test/support/collabs.js';
import { alwaysClosed } from '../../../contract/rules/opening-hours.js';
import { type Actor, newId } from '../../../shared/kernel/index.js';
import {
  InMemoryOfferDefaultsRepository,
  InMemoryOfferRepository,
  InMemoryVenues,
} from '../adapters/in-memory-offers.js';
import { type OfferDefaultsDetails, usualOfferDefaults } from '../domain/offer-defaults.js';
import { OwnOfferDefaults } from './own-offer-defaults.js';

const owner: Actor = { ...brandActor, memberRole: 'owner' };
const venueId = newId();
const { brandId: _, updatedAt: __, version: ___, ...usual } = usualOfferDefaults(brandId);
const said: OfferDefaultsDetails = { ...usual, guests: 3, venueId };

const world = () => {
  const venues = new InMemoryVenues();
  venues.known.set(`${brandId}/${venueId}`, { point: null, openingHours: alwaysClosed });
  const repository = new InMemoryOfferDefaultsRepository();
  return { venues, repository, own: new OwnOfferDefaults(repository, venues, { now: () => monday }) };
};

test('R436: a brand’s defaults are read as they were said, and its offers stay as they are', async () => {
  const { own, repository } = world();
  const offers = new InMemoryOfferRepository();
  const offer = await offers.save(anOffer());
  await own.execute(owner, brandId, said);
  expect(await own.get(brandId)).toMatchObject({ ...said, version: 1, updatedAt: monday });
  expect(repository.events).toHaveLength(1);
  expect(await offers.get(offer.id)).toMatchObject({ guests: terms.guests, version: 1 });
});

test('a venue has to be one of the brand’s, and is left out once it is gone', async () => {
  const { own, venues } = world();
  await expect(own.execute(owner, brandId, { ...said, venueId: newId() })).rejects.toMatchObject({
    code: 'collabs/venue-unknown',
  });
  await own.execute(owner, brandId, said);
  venues.known.clear();
  expect(await own.get(brandId)).toMatchObject({ guests: 3, venueId: null });
});

test('a colleague’s change isn’t overwritten', async () => {
  const { own } = world();
  await own.execute(owner, brandId, said, 0);
  await expect(own.execute(owner, brandId, { ...said, guests: 5 }, 0)).rejects.toMatchObject({
    kind: 'outdated',
    code: 'collabs/offer-defaults-changed-meanwhile',
  });
  expect((await own.get(brandId)).guests).toBe(3);
  expect(await own.execute(owner, brandId, { ...said, guests: 5 })).toMatchObject({ guests: 5, version: 2 });
});
