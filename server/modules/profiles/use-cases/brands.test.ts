import { type Actor, Clock, Transaction } from '../../../shared/kernel/index.js';
import { InMemoryBrandRepository, InMemoryMembers } from '../adapters/persistence/in-memory-brands.js';
import { CreateBrand, UpdateBrand } from './change-brands.js';

class FixedClock extends Clock {
  now = () => new Date('2026-11-21T12:00:00Z');
}
class NoTransaction extends Transaction {
  inTransaction = <T>(work: () => Promise<T>) => work();
}

const staff: Actor = { userId: 'staff', role: 'admin', staffRole: 'operations' };
const details = { name: 'The Gilded Fork', email: 'owner@fork.test', city: 'london', category: 'restaurants' } as const;

function world() {
  const brands = new InMemoryBrandRepository();
  const members = new InMemoryMembers();
  const createBrand = new CreateBrand(brands, members, new NoTransaction(), new FixedClock());
  return {
    brands,
    members,
    createBrand,
    updateBrand: new UpdateBrand(brands, new FixedClock()),
  };
}

describe('staff make and change brands', () => {
  it('makes a brand and invites its first user', async () => {
    const { brands, members, createBrand } = world();
    const { id } = await createBrand.execute(staff, details, 'Olivia Owner');
    expect(await brands.get(id)).toMatchObject({ name: 'The Gilded Fork', version: 1 });
    expect(members.invited).toEqual([{ brandId: id, email: 'owner@fork.test', name: 'Olivia Owner' }]);
  });

  it('invites nobody when there is nobody to invite', async () => {
    const { members, createBrand } = world();
    await createBrand.execute(staff, details, null);
    expect(members.invited).toEqual([]);
  });

  it('changes a brand, and stores nothing when nothing differs', async () => {
    const { brands, createBrand, updateBrand } = world();
    const { id } = await createBrand.execute(staff, details, null);
    await updateBrand.execute(staff, id, { about: 'Small plates.' });
    await updateBrand.execute(staff, id, { about: 'Small plates.' });
    expect(await brands.get(id)).toMatchObject({ about: 'Small plates.', version: 2 });
    expect(brands.events.map(({ name }) => name)).toEqual(['brand.created', 'brand.updated']);
  });

  it('does not know a brand that does not exist', async () => {
    const change = world().updateBrand.execute(staff, 'nobody', { about: 'x' });
    await expect(change).rejects.toMatchObject({ code: 'profiles/brand-not-found' });
  });
});
