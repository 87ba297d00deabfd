import { listLimits } from '../../../contract/rules/influencer-lists.js';
import { newId, theProduct } from '../../../shared/kernel/index.js';
import { addMembers, createList } from '../domain/influencer-list.js';
import { shareList, unshareList } from '../domain/list-link.js';
import type { InfluencerListRepository } from './influencer-list.repository.js';
import type { ListLinks } from './list-links.js';

const now = new Date('2026-11-21T12:00:00Z');

/** What every ListLinks promises. */
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

  it('keeps no word on somebody who is not on the list', async () => {
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
