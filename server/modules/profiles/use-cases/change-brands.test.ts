import { type Actor, newId, theProduct } from '../../../shared/kernel/index.js';
import { InMemoryBrandRepository, InMemoryPeopleAddresses } from '../adapters/persistence/in-memory-brands.js';
import { createBrand } from '../domain/brand.js';
import { ChangeBrands, FollowEmail, UpdateBrand } from './change-brands.js';

const clock = { now: () => new Date('2026-11-23T09:00:00Z') };
const staff: Actor = { userId: 'alex', role: 'admin', staffRole: 'operations' };

async function world() {
  const brands = new InMemoryBrandRepository();
  const made = async (name: string) => {
    const details = { name, email: 'a@b.test', city: 'london', category: 'cafes' } as const;
    return (await brands.save(...createBrand(details, theProduct, clock.now()))).id;
  };
  const [ember, salt] = [await made('Ember'), await made('Salt')];
  const many = new ChangeBrands(brands, new UpdateBrand(brands, clock));
  return { brands, many, ember, salt };
}

describe('R440: many brands by one call', () => {
  it('are changed, those that can’t be are reported, and the answer undoes it', async () => {
    const { brands, many, ember, salt } = await world();
    const nowhere = newId();
    const report = await many.execute(staff, [
      { id: ember, changes: { accountManager: 'robin', salesStage: 2 } },
      { id: salt, changes: { salesStage: 4 } },
      { id: nowhere, changes: { priority: 3 } },
    ]);
    expect(report.changed).toEqual([
      { id: ember, name: 'Ember', version: 2, before: { accountManager: null, salesStage: 1 } },
    ]);
    expect(report.refused.map(({ id, name }) => [id, name])).toEqual([
      [salt, 'Salt'],
      [nowhere, ''],
    ]);
    const undo = report.changed.map(({ id, version, before }) => ({ id, version, changes: before }));
    expect((await many.execute(staff, undo, 'Undone.')).refused).toEqual([]);
    expect(await brands.get(ember)).toMatchObject({ accountManager: null, salesStage: 1 });
  });

  it('the undo leaves alone what someone has changed since', async () => {
    const { brands, many, ember } = await world();
    const { changed } = await many.execute(staff, [{ id: ember, changes: { priority: 3 } }]);
    await many.execute(staff, [{ id: ember, changes: { priority: 1 } }]);
    const undo = changed.map(({ id, version, before }) => ({ id, version, changes: before }));
    const { refused } = await many.execute(staff, undo);
    expect(refused).toMatchObject([{ id: ember, reason: expect.stringMatching(/Someone else/) }]);
    expect((await brands.get(ember)).priority).toBe(1);
  });

  it('what is so already is not told as changed; staff who may only look change nothing', async () => {
    const { many, ember } = await world();
    expect((await many.execute(staff, [{ id: ember, changes: { priority: 2 } }])).changed).toEqual([]);
    const looks: Actor = { ...staff, staffRole: 'read-only' };
    await expect(many.execute(looks, [])).rejects.toMatchObject({ code: 'profiles/not-staff' });
  });
});

describe('a person with another email address', () => {
  const addressesOf = (email: string, earlier: string[], brandIds: string[]) =>
    new InMemoryPeopleAddresses({ email, earlier, brandIds });

  it('takes along the brands that we write to at the old one, once, and no others', async () => {
    const { brands, ember, salt } = await world();
    const { email: _, ...details } = await brands.get(salt);
    await brands.save({ ...details, email: 'bookings@salt.test' });
    const before = brands.events.length;
    const follow = new FollowEmail(addressesOf('new@b.test', ['a@b.test', 'old@b.test'], [ember, salt]), brands, clock);
    await follow.execute('ida');
    await follow.execute('ida');

    expect((await brands.get(ember)).email).toBe('new@b.test');
    expect((await brands.get(salt)).email).toBe('bookings@salt.test');
    expect(brands.events.slice(before)).toMatchObject([{ name: 'brand.updated', payload: { changed: ['email'] } }]);
  });

  it('takes them back when the change is undone', async () => {
    const { brands, ember } = await world();
    await new FollowEmail(addressesOf('b@b.test', ['a@b.test'], [ember]), brands, clock).execute('ida');
    await new FollowEmail(addressesOf('a@b.test', ['a@b.test', 'b@b.test'], [ember]), brands, clock).execute('ida');
    expect((await brands.get(ember)).email).toBe('a@b.test');
  });
});
