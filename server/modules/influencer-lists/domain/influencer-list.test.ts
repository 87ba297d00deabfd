import { listLimits } from '../../../contract/rules/influencer-lists.js';
import { type Actor, theProduct } from '../../../shared/kernel/index.js';
import {
  addMembers,
  changeList,
  createList,
  type InfluencerList,
  moveMember,
  noteMember,
  removeList,
  removeMembers,
} from './influencer-list.js';
import { checkLinkIsOpen, shareList } from './list-link.js';

const now = new Date('2026-11-21T12:00:00Z');
const staff: Actor = { userId: 'staff', role: 'admin', staffRole: 'operations' };
const [empty] = createList({ name: 'Brunch in Leeds', notes: '' }, staff, now);
const wanted = (...ids: string[]) => ids.map((influencerId) => ({ influencerId, note: '' }));
const [list] = addMembers(empty, wanted('a', 'b', 'c'), staff, now)!;
const order = ({ members }: InfluencerList) => members.map(({ influencerId }) => influencerId).join('');

describe('a list of a brand', () => {
  const owner: Actor = {
    userId: 'owner',
    role: 'brand',
    profile: { uid: 'ember', type: 'brand' },
    memberRole: 'member',
  };
  const [own] = createList({ name: 'Terrace', notes: '' }, owner, now);

  it('is the brand’s, and its people change it', () => {
    expect(own.brandId).toBe('ember');
    expect(order(addMembers(own, wanted('a'), owner, now)![0])).toBe('a');
    expect(shareList(own, { label: 'Chef', days: 7 }, owner, now)[0].listId).toBe(own.id);
  });

  it('does not exist for another brand, nor for staff, as theirs does not for a brand', () => {
    const rival: Actor = { ...owner, profile: { uid: 'rival', type: 'brand' } };
    const notFound = expect.objectContaining({ code: 'profiles/list-not-found' }) as Error;
    expect(() => addMembers(own, wanted('a'), rival, now)).toThrow(notFound);
    expect(() => removeList(own, staff, now)).toThrow(notFound);
    expect(() => addMembers(list, wanted('d'), owner, now)).toThrow(notFound);
  });
});

describe('R441: a list of influencers', () => {
  it('takes each once, at the end, and says who came', () => {
    const [next, event] = addMembers(list, wanted('b', 'd', 'd'), staff, now)!;
    expect(order(next)).toBe('abcd');
    expect(event).toMatchObject({ name: 'influencer-list.members-added', payload: { influencerIds: ['d'] } });
    expect(addMembers(list, wanted('a'), staff, now)).toBeNull();
  });

  it('takes 1,000 and no more', () => {
    const many = Array.from({ length: listLimits.members - 2 }, (_, number) => `m${number}`);
    expect(() => addMembers(list, wanted(...many), staff, now)).toThrow(
      expect.objectContaining({ code: 'profiles/list-full' }),
    );
    expect(addMembers(list, wanted(...many.slice(1)), staff, now)![0].members).toHaveLength(listLimits.members);
  });

  it('loses those who are taken away, and says who went', () => {
    const [next, event] = removeMembers(list, ['c', 'x', 'a'], staff, now)!;
    expect(order(next)).toBe('b');
    expect(event.payload.influencerIds).toEqual(['a', 'c']);
    expect(removeMembers(list, ['x'], staff, now)).toBeNull();
  });

  it.each([
    ['a', 2, 'bca'],
    ['c', 0, 'cab'],
    ['b', 99, 'acb'],
  ])('puts %s at place %s: %s', (id, place, expected) => {
    expect(order(moveMember(list, id, place, staff, now)![0])).toBe(expected);
  });

  it('stays as it is where nothing changes', () => {
    expect(moveMember(list, 'c', 99, staff, now)).toBeNull();
    expect(changeList(list, { name: list.name }, staff, now)).toBeNull();
    expect(noteMember(list, 'a', '', staff, now)).toBeNull();
  });

  it('keeps a note beside one of them, and knows who is not there', () => {
    expect(noteMember(list, 'b', 'Free on Tuesdays', staff, now)![0].members[1]).toMatchObject({
      note: 'Free on Tuesdays',
    });
    for (const attempt of [() => noteMember(list, 'x', '', staff, now), () => moveMember(list, 'x', 0, staff, now)])
      expect(attempt).toThrow(expect.objectContaining({ code: 'profiles/not-on-list' }));
  });

  it('R429: is changed by staff who work, and by nobody else', () => {
    const others: [Actor, string][] = [
      [{ userId: 'u', role: 'influencer', profile: { uid: 'i', type: 'influencer' } }, 'profiles/not-staff'],
      [{ userId: 'u', role: 'admin', staffRole: 'read-only' }, 'profiles/not-staff'],
      [{ userId: 'u', role: 'brand', profile: { uid: 'b', type: 'brand' } }, 'profiles/list-not-found'],
    ];
    for (const [actor, code] of others)
      for (const attempt of [
        () => changeList(list, { name: 'Mine' }, actor, now),
        () => removeList(list, actor, now),
        () => addMembers(list, wanted('z'), actor, now),
        () => removeMembers(list, ['a'], actor, now),
        () => shareList(list, { label: '', days: 1 }, actor, now),
      ])
        expect(attempt).toThrow(expect.objectContaining({ code }));
    for (const [actor] of others) expect(() => createList({ name: 'Mine', notes: '' }, actor, now)).toThrow();
  });

  it('is open to anyone with a link until the link expires', () => {
    const [link] = shareList(list, { label: 'Ember & Rye', days: 7 }, theProduct, now);
    expect(() => checkLinkIsOpen(link, new Date('2026-11-28T11:59:59Z'))).not.toThrow();
    expect(() => checkLinkIsOpen(link, new Date('2026-11-28T12:00:00Z'))).toThrow(
      expect.objectContaining({ code: 'profiles/list-link-not-found' }),
    );
  });
});
