import type { Platform } from '../../../contract/lists/index.js';
import { newId, theProduct } from '../../../shared/kernel/index.js';
import { importApplied } from '../domain/imported-influencer.js';
import { newInfluencer } from '../domain/influencer.js';
import type { ImportedInfluencers } from './influencers.js';

const now = new Date('2026-11-21T12:00:00Z');

const person = (handle: string, accounts: Partial<Record<Platform, string>> = { instagram: handle }) =>
  newInfluencer(
    {
      name: handle,
      handle,
      accounts: Object.entries(accounts).map(([platform, accountHandle]) => ({
        platform: platform as Platform,
        handle: accountHandle,
        followers: 5_000,
        engagement: 2.5,
        country: null,
        categories: ['Food', 'Travel, far'],
      })),
    },
    'imported',
    now,
  );

const applied = (created = 1) =>
  importApplied(newId(), theProduct, now, { platform: 'instagram', firstRow: 2, lastRow: 3, created, updated: 0 });

/** The contract of every store of imported people. */
export function importedInfluencersContract(make: () => ImportedInfluencers): void {
  it('finds whom it has stored, whatever the case, by the handle that was asked for', async () => {
    await make().store([person('Find.Me'), person('서은일상이야기')], applied(2));
    const found = await make().find('instagram', ['find.ME', '서은일상이야기', 'nobody.here']);
    expect([...found.keys()].sort()).toEqual(['find.ME', '서은일상이야기']);
    expect(found.get('find.ME')).toMatchObject({
      handle: 'Find.Me', version: 1, followers: 5_000, engagement: 2.5, createdAt: now,
      accounts: [{ platform: 'instagram', categories: ['Food', 'Travel, far'], updatedAt: now }],
    }); // prettier-ignore
  });

  it('prefers an account on the platform, then the own handle, then an account elsewhere', async () => {
    const onPlatform = person('a.one', { tiktok: 'wanted' });
    const byHandle = person('wanted', { instagram: 'a.two' });
    await make().store([onPlatform, byHandle, person('a.three', { youtube: 'else.where' })], applied(3));
    const ids = async (platform: Platform, handle: string) =>
      (await make().find(platform, [handle])).get(handle)?.handle;
    expect(await ids('tiktok', 'wanted')).toBe('a.one');
    expect(await ids('instagram', 'wanted')).toBe('wanted');
    expect(await ids('tiktok', 'else.where')).toBe('a.three');
  });

  it('gives a free slug to handles that leave the same one, even in one batch', async () => {
    await make().store([person('s.l.u.g'), person('slug')], applied(2));
    await make().store([person('slu.g')], applied());
    const found = await make().find('instagram', ['s.l.u.g', 'slug', 'slu.g']);
    expect([...found.values()].map(({ slug }) => slug).sort()).toEqual(['slug', 'slug-2', 'slug-3']);
  });

  it('stores changes', async () => {
    await make().store([person('change.me')], applied());
    const known = (await make().find('instagram', ['change.me'])).get('change.me')!;
    const accounts = known.accounts.map((account) => ({
      ...account,
      followers: 7_000,
      updatedAt: new Date(now.getTime() + 1),
    }));
    await make().store([{ ...known, name: 'Changed', accounts }], applied(0));
    const changed = (await make().find('instagram', ['change.me'])).get('change.me')!;
    expect(changed).toMatchObject({ name: 'Changed', version: 2, accounts: [{ followers: 7_000 }] });
  });

  it('stores all or nobody', async () => {
    await make().store([person('taken')], applied());
    const batch = make().store([person('fresh'), person('Taken')], applied(2));
    await expect(batch).rejects.toMatchObject({ code: 'profiles/row-refused' });
    expect((await make().find('instagram', ['fresh'])).size).toBe(0);
  });

  it('refuses a person whom someone else has changed', async () => {
    await make().store([person('raced')], applied());
    const known = (await make().find('instagram', ['raced'])).get('raced')!;
    await make().store([{ ...known, name: 'One' }], applied(0));
    const late = make().store([{ ...known, name: 'Two' }], applied(0));
    await expect(late).rejects.toMatchObject({ code: 'profiles/row-refused' });
  });
}
