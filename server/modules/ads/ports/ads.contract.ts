import { newId, theProduct } from '../../../shared/kernel/index.js';
import { type AdDetails, changeAd, createAd, pauseAd, removeAd } from '../domain/ad.js';
import type { AdRepository } from './ads.js';

const now = new Date('2026-11-21T12:00:00Z');
const details: AdDetails = {
  name: 'Winter',
  slot: 'feed-middle',
  headline: 'Warm up',
  text: 'New places.',
  action: 'See them',
  link: '/app/influencer/explore',
  cover: 'cafes',
  startsAt: new Date('2026-11-21T12:00:00Z'),
  endsAt: new Date('2026-11-22T12:00:00Z'),
  cities: ['leeds', 'bath'],
  categories: ['cafes'],
  bands: ['nano'],
  audience: 'unfinished-profile',
  priority: 3,
};

/** The contract of every AdRepository. */
export function adRepositoryContract(ads: () => AdRepository): void {
  const saved = (more: Partial<AdDetails> = {}) => ads().save(...createAd({ ...details, ...more }, theProduct, now));

  it('gives back what was saved, at the next version', async () => {
    const ad = await saved();
    expect(ad).toMatchObject({ version: 1, cities: ['leeds', 'bath'], audience: 'unfinished-profile' });
    expect(await ads().get(ad.id)).toEqual(ad);
  });

  it('keeps a change, and refuses one based on an older version', async () => {
    const ad = await saved();
    const changed = await ads().save(...changeAd(ad, { headline: 'Otherwise' }, theProduct, now));
    expect(await ads().get(ad.id)).toEqual(changed);
    await expect(ads().save(...changeAd(ad, {}, theProduct, now))).rejects.toMatchObject({ code: 'ads/stale' });
  });

  it('knows whose photo a picture is, and whether that ad has begun', async () => {
    const photo = `media/${newId()}`;
    const ad = await ads().save(...createAd(details, theProduct, now, photo));
    expect(await ads().get(ad.id)).toMatchObject({ photoPath: photo });
    expect(await ads().isPhoto(photo)).toBe(true);
    expect(await ads().isPhoto(photo, new Date('2026-11-21T11:59:59Z'))).toBe(false);
    expect(await ads().isPhoto(photo, now)).toBe(true);
    expect(await ads().photosAmong([`media/${newId()}`, photo])).toEqual([photo]);
    await ads().save(...changeAd(ad, { photoPath: null }, theProduct, now));
    expect(await ads().isPhoto(photo)).toBe(false);
    expect(await ads().photosAmong([photo])).toEqual([]);
  });

  it('knows which run at a moment', async () => {
    const ad = await saved();
    const ids = async (time: string) => (await ads().running(new Date(time))).map(({ id }) => id);
    expect(await ids('2026-11-21T11:59:59Z')).not.toContain(ad.id);
    expect(await ids('2026-11-21T12:00:00Z')).toContain(ad.id);
    expect(await ids('2026-11-22T12:00:00Z')).not.toContain(ad.id);
    await ads().save(...pauseAd(ad, true, theProduct, now)!);
    expect(await ids('2026-11-21T12:00:00Z')).not.toContain(ad.id);
  });

  it('R442: counts each view and each click on it once, however often it’s reported', async () => {
    const { id: adId } = await saved();
    const view = { id: newId(), adId, at: now };
    await Promise.all([ads().seen(view), ads().seen(view)]);
    expect(await ads().countsOf(adId)).toEqual({ impressions: 1, clicks: 0 });
    await Promise.all([ads().clicked(view), ads().clicked(view), ads().seen(view)]);
    await ads().clicked({ ...view, id: newId() });
    expect(await ads().countsOf(adId)).toEqual({ impressions: 2, clicks: 2 });
    expect((await ads().running(now)).find(({ id }) => id === adId)).toMatchObject({ impressions: 2 });
  });

  it('counts nothing of an ad that is gone', async () => {
    const ad = await saved();
    const gone = removeAd(ad, theProduct, now);
    await ads().remove(ad.id, gone);
    await ads().remove(ad.id, gone);
    await expect(ads().get(ad.id)).rejects.toMatchObject({ code: 'ads/ad-not-found' });
    expect(await ads().seen({ id: newId(), adId: ad.id, at: now })).toBe(false);
    expect(await ads().clicked({ id: newId(), adId: ad.id, at: now })).toBe(false);
  });

  it('forgets single showings, and keeps the counts', async () => {
    const { id: adId } = await saved();
    await ads().seen({ id: newId(), adId, at: new Date('2020-01-01') });
    expect(await ads().forgetViews(new Date('2020-01-02'))).toBe(1);
    expect(await ads().forgetViews(new Date('2020-01-02'))).toBe(0);
    expect(await ads().countsOf(adId)).toMatchObject({ impressions: 1 });
  });
}
