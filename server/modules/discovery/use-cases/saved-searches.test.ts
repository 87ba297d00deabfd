import { type Actor, newId } from '../../../shared/kernel/index.js';
import { InMemorySavedSearchRepository } from '../adapters/in-memory-discovery.js';
import { ChangeSearch, KeepSearch, RemoveSearch } from './saved-searches.js';

const now = new Date('2026-11-21T12:00:00Z');
const details = { name: 'Brunch', filter: { cuisines: ['brunch'] } };
const someone = (more: Partial<Actor> = {}): Actor => ({
  userId: newId(),
  role: 'brand',
  profile: { uid: newId(), type: 'brand' },
  memberRole: 'member',
  ...more,
});

function world() {
  const searches = new InMemorySavedSearchRepository();
  const clock = { now: () => now };
  return {
    searches,
    keep: new KeepSearch(searches, clock),
    change: new ChangeSearch(searches, clock),
    remove: new RemoveSearch(searches, clock),
  };
}

test('any member saves a search, renames it and removes it, each with an event', async () => {
  const { searches, keep, change, remove } = world();
  const me = someone();
  const { id } = await keep.execute(me, me.profile!.uid, details);
  await change.execute(me, id, { ...details, name: 'Breakfast' });
  expect(await searches.ofBrand(me.profile!.uid)).toMatchObject([{ id, name: 'Breakfast', createdBy: me.userId }]);
  await remove.execute(me, id);
  expect(await searches.ofBrand(me.profile!.uid)).toEqual([]);
  expect(searches.events.map(({ name }) => name)).toEqual([
    'saved-search.kept',
    'saved-search.changed',
    'saved-search.removed',
  ]);
});

test('for another brand, and for staff, the search does not exist', async () => {
  const { keep, change, remove } = world();
  const me = someone();
  const { id } = await keep.execute(me, me.profile!.uid, details);
  for (const other of [someone(), someone({ role: 'admin', profile: undefined })]) {
    await expect(change.execute(other, id, details)).rejects.toMatchObject({ code: 'discovery/search-not-found' });
    await expect(remove.execute(other, id)).rejects.toMatchObject({ kind: 'not-found' });
  }
});

test('R257: who is beyond the seats of the plan keeps nothing', async () => {
  const { keep } = world();
  const me = someone({ readOnly: true });
  await expect(keep.execute(me, me.profile!.uid, details)).rejects.toMatchObject({ code: 'identity/seat-needed' });
});
