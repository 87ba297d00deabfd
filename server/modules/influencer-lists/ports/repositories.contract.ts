import { listLimits } from '../../../contract/rules/influencer-lists.js';
import { type Actor, newId, theProduct } from '../../../shared/kernel/index.js';
import {
  addMembers,
  changeList,
  createList,
  type InfluencerList,
  moveMember,
  noteMember,
  removeList,
  removeMembers,
} from '../domain/influencer-list.js';
import { shareList, unshareList } from '../domain/list-link.js';
import type { InfluencerListRepository, ListLinks } from './repositories.js';

const now = new Date('2026-11-21T12:00:00Z');

/** The contract of every InfluencerListRepository. */
export function influencerListRepositoryContract(lists: () => InfluencerListRepository): void {
  let number = 0;
  const created = (name = `List ${++number}`) =>
    lists().save(...createList({ name, notes: 'For the spring' }, theProduct, now));
  const owner = (uid: string): Actor => ({
    userId: newId(),
    role: 'brand',
    profile: { uid, type: 'brand' },
    memberRole: 'owner',
  });
  const with3 = async (): Promise<[InfluencerList, string[]]> => {
    const ids = [newId(), newId(), newId()];
    const wanted = ids.map((influencerId) => ({ influencerId, note: '' }));
    return [await lists().save(...addMembers(await created(), wanted, theProduct, now)!), ids];
  };

  it('gives back what was saved, members in their order, at the next version', async () => {
    const [list, ids] = await with3();
    expect(list.version).toBe(2);
    expect(await lists().get(list.id)).toEqual(list);
    expect(await lists().lock(list.id)).toEqual(list);
    expect(list.members.map(({ influencerId }) => influencerId)).toEqual(ids);
  });

  it('keeps a name once among staff and once in each brand', async () => {
    const [ember, olmo] = [newId(), newId()];
    const name = `Terrace ${newId()}`;
    const create = (actor: Actor) => lists().save(...createList({ name, notes: '' }, actor, now));
    const { id, brandId } = await create(owner(ember));
    expect(brandId).toBe(ember);
    expect(await lists().idNamed(ember, name.toUpperCase())).toBe(id);
    expect(await lists().idNamed(olmo, name)).toBeNull();
    await create(owner(olmo));
    await create(theProduct);
    await expect(create(owner(ember))).rejects.toMatchObject({ code: 'profiles/list-name-taken' });
    await expect(create(theProduct)).rejects.toMatchObject({ code: 'profiles/list-name-taken' });
  });

  it('keeps another order, a note, and who has gone', async () => {
    const [list, [first, second, third]] = await with3();
    const moved = await lists().save(...moveMember(list, third!, 0, theProduct, now)!);
    const noted = await lists().save(...noteMember(moved, first!, 'Vegan', theProduct, now)!);
    const left = await lists().save(...removeMembers(noted, [second!], theProduct, now)!);
    expect((await lists().get(list.id)).members).toMatchObject([
      { influencerId: third, note: '' },
      { influencerId: first, note: 'Vegan' },
    ]);
    expect(await lists().get(list.id)).toEqual(left);
  });

  it('refuses a change based on an older version', async () => {
    const list = await created();
    await lists().save(...changeList(list, { notes: 'Otherwise' }, theProduct, now)!);
    await expect(lists().save(...changeList(list, { notes: 'Late' }, theProduct, now)!)).rejects.toMatchObject({
      code: 'profiles/list-stale',
    });
  });

  it('has one list of a name, whatever its case', async () => {
    const { name } = await created();
    const second = await created();
    const taken = { code: 'profiles/list-name-taken' };
    await expect(created(name.toUpperCase())).rejects.toMatchObject(taken);
    await expect(lists().save(...changeList(second, { name }, theProduct, now)!)).rejects.toMatchObject(taken);
  });

  it('forgets one that is removed, once', async () => {
    const list = await created();
    const gone = removeList(list, theProduct, now);
    await lists().remove(list.id, gone);
    await lists().remove(list.id, gone);
    await expect(lists().get(list.id)).rejects.toMatchObject({ code: 'profiles/list-not-found' });
    await expect(lists().lock(list.id)).rejects.toMatchObject({ code: 'profiles/list-not-found' });
  });

  it('lets a brand keep so many and no more, however many come at once; one that is removed makes room', async () => {
    const actor = owner(newId());
    const keep = (name: string) => lists().save(...createList({ name, notes: '' }, actor, now));
    const names = Array.from({ length: listLimits.lists + 3 }, (_, place) => `Table ${place}`);
    const answers = await Promise.allSettled(names.map(keep));
    const kept = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(kept).toHaveLength(listLimits.lists);
    await expect(keep('One more')).rejects.toMatchObject({ code: 'profiles/too-many-lists' });
    await lists().remove(kept[0]!.id, removeList(kept[0]!, actor, now));
    expect(await keep('One more')).toMatchObject({ name: 'One more' });
  });
}

/** The contract of every ListLinks. */
export function listLinksContract(links: () => ListLinks, lists: () => InfluencerListRepository): void {
  const influencerId = newId();
  const aList = async () => {
    const [list] = createList({ name: `Shared ${newId()}`, notes: '' }, theProduct, now);
    return lists().save(...addMembers(list, [{ influencerId, note: '' }], theProduct, now)!);
  };
  const shared = async (label = 'Ember & Rye') => {
    const [link, event] = shareList(await aList(), { label, days: 7 }, theProduct, now);
    await links().add(link, event);
    return link;
  };

  it('finds a link by its id and by its list', async () => {
    const link = await shared();
    expect(await links().find(link.id)).toEqual(link);
    expect(await links().ofList(link.listId)).toEqual([link]);
    expect(await links().find(newId())).toBeNull();
  });

  it('keeps the newest word of a link on each influencer', async () => {
    const { id: linkId } = await shared();
    const vote = { linkId, influencerId, votedAt: now };
    expect(await links().vote({ ...vote, vote: 'maybe', comment: 'Too far?' })).toBe(true);
    expect(await links().vote({ ...vote, vote: 'yes', comment: '' })).toBe(true);
    expect(await links().votesOf(linkId)).toEqual([{ ...vote, vote: 'yes', comment: '' }]);
  });

  it('keeps no word on someone who is not on the list', async () => {
    const { id: linkId } = await shared();
    expect(await links().vote({ linkId, influencerId: newId(), vote: 'no', comment: '', votedAt: now })).toBe(false);
    expect(await links().votesOf(linkId)).toEqual([]);
  });

  it('forgets a link that is taken back, and what was said by it', async () => {
    const list = await aList();
    const [link, event] = shareList(list, { label: 'Ember & Rye', days: 7 }, theProduct, now);
    await links().add(link, event);
    await links().vote({ linkId: link.id, influencerId, vote: 'no', comment: '', votedAt: now });
    await links().remove(link.id, unshareList(list, link, theProduct, now));
    expect(await links().find(link.id)).toBeNull();
    expect(await links().votesOf(link.id)).toEqual([]);
    expect(await links().vote({ linkId: link.id, influencerId, vote: 'no', comment: '', votedAt: now })).toBe(false);
  });

  it('lets a list have so many and no more, however many come at once', async () => {
    const list = await aList();
    const attempts = Array.from({ length: listLimits.links + 3 }, () =>
      links().add(...shareList(list, { label: 'All at once', days: 1 }, theProduct, now)),
    );
    const answers = await Promise.allSettled(attempts);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(listLimits.links);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'profiles/too-many-list-links' },
    });
  });
}
