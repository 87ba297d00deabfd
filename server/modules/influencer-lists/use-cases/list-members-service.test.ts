import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import { pastedHandles } from '../../../contract/rules/pasted-handles.js';
import { type Actor, newId } from '../../../shared/kernel/index.js';
import { InMemoryInfluencerListRepository } from '../adapters/persistence/in-memory-lists.js';
import { KnownInfluencers } from '../ports/repositories.js';
import { InfluencerListService } from './influencer-list-service.js';
import { ListMembersService } from './list-members-service.js';
import { SavedInfluencersService } from './saved-influencers-service.js';

const clock = new FixedClock(new Date('2026-11-02T10:00:00Z'));
const staff: Actor = { userId: newId(), role: 'admin', staffRole: 'operations' };
const brand: Actor = { userId: newId(), role: 'brand', profile: { uid: newId(), type: 'brand' }, memberRole: 'owner' };
const [nia, zoe] = [newId(), newId()];
const nobody = { added: 0, alreadyThere: 0, unknown: [], refused: [] };

/** Nia's profile is open, Zoe's is not. */
class NiaAndZoe extends KnownInfluencers {
  byHandles = async (handles: readonly string[]) =>
    new Map(Object.entries({ nia, zoe }).filter(([handle]) => handles.includes(handle)));
  existing = async (ids: readonly string[]) => new Set(ids.filter((id) => id === nia || id === zoe));
  open = async (ids: readonly string[]) => new Set(ids.filter((id) => id === nia));
}

function world() {
  const lists = new InMemoryInfluencerListRepository();
  const keep = new InfluencerListService(lists, new NoTransaction(), clock);
  const members = new ListMembersService(lists, new NiaAndZoe(), new NoTransaction(), clock);
  const listOf = async (actor: Actor) => (await keep.create(actor, { name: 'Summer', notes: '' })).id;
  return { lists, members, saved: new SavedInfluencersService(lists, keep, members), listOf };
}

describe('who comes onto a list', () => {
  it('staff add everyone there is; a brand only those whose profiles are open', async () => {
    const { lists, members, listOf } = world();
    const [staffs, brands] = [await listOf(staff), await listOf(brand)];

    expect(await members.add(staff, staffs, [nia, zoe])).toEqual({ ...nobody, added: 2 });
    expect(await members.add(brand, brands, [nia, zoe])).toEqual({ ...nobody, added: 1, unknown: [zoe] });
    expect(lists.membersOf(brands)).toEqual([nia]);
  });

  it('of pasted handles it tells who was there and who is known to nobody', async () => {
    const { members, listOf } = world();
    const id = await listOf(staff);
    await members.add(staff, id, [nia]);

    expect(await members.addHandles(staff, id, pastedHandles('@nia @zoe @nobody instagram.com/p/Cxy12'))).toEqual({
      ...{ added: 1, alreadyThere: 1, unknown: ['nobody'] },
      refused: [{ text: 'instagram.com/p/Cxy12', reason: expect.stringContaining('is a post’s') }],
    });
  });

  it('the first whom a brand saves begins its list, and who is not open cannot be saved', async () => {
    const { lists, saved } = world();
    await saved.save(brand, nia);
    const id = (await lists.idNamed(brand.profile!.uid, 'saved'))!;
    expect(lists.membersOf(id)).toEqual([nia]);

    await expect(saved.save(brand, zoe)).rejects.toMatchObject({ code: 'profiles/influencer-not-found' });
    await saved.forget(brand, nia);
    expect(lists.membersOf(id)).toEqual([]);
  });
});
