import { brandActor, brandId, monday, strangerBrand } from '../../../../test/support/collabs.js';
import { FixedClock } from '../../../../test/support/core.js';
import { type Actor, DomainError, newId } from '../../../shared/kernel/index.js';
import { InMemoryCheckInLinkRepository, InMemoryCheckInSecrets } from '../adapters/in-memory-door.js';
import { Venues } from '../ports/neighbours.js';
import { MakeCheckInLink, RemoveCheckInLink } from './check-in-links.js';

const owner: Actor = { ...brandActor, memberRole: 'owner' };
const bar = newId();

class OneVenue extends Venues {
  async check(uid: string, venueId: string): Promise<void> {
    if (uid !== brandId || venueId !== bar) throw new DomainError('invalid', 'collabs/venue-unknown', 'Not yours.');
  }

  async namesOf() {
    return { brand: 'Ember & Rye', venues: new Map([[bar, 'The bar']]) };
  }
}

function aWorld() {
  const [links, secrets] = [new InMemoryCheckInLinkRepository(), new InMemoryCheckInSecrets()];
  const make = new MakeCheckInLink(links, secrets, new OneVenue(), new FixedClock(monday));
  return { links, make, remove: new RemoveCheckInLink(links) };
}

it('a venue has one link, and so has the brand as a whole; asked again it gets a new PIN', async () => {
  const { links, make } = aWorld();
  const [first, second] = [await make.execute(owner, bar), await make.execute(owner, bar)];
  expect(second.link.id).toBe(first.link.id);
  expect(second.pin).not.toBe(first.pin);
  await make.execute(owner, null);
  expect((await links.ofBrand(brandId)).map(({ venueId }) => venueId)).toEqual([bar, null]);
});

it('a venue has to be one of the brand’s', async () => {
  const { make } = aWorld();
  await expect(make.execute(owner, newId())).rejects.toMatchObject({ code: 'collabs/venue-unknown' });
});

it('a link is taken back by its own brand alone', async () => {
  const { links, make, remove } = aWorld();
  const { link } = await make.execute(owner, null);
  await expect(remove.execute({ ...strangerBrand, memberRole: 'owner' }, link.id)).rejects.toMatchObject({
    code: 'collabs/door-not-found',
  });
  await remove.execute(owner, link.id);
  expect(await links.ofBrand(brandId)).toEqual([]);
});
