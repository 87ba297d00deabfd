import { adDetails } from '../../../../test/support/ads.js';
import { FixedClock, NoTransaction } from '../../../../test/support/core.js';
import type { Actor } from '../../../shared/kernel/index.js';
import { InMemoryAdFiles, InMemoryAdRepository, InMemoryReaders, PlainViewTokens } from '../adapters/in-memory-ads.js';
import { AdService } from './ad-service.js';
import { CountAdView, ShowAds } from './show-ads.js';

const staff: Actor = { userId: 'sam', role: 'admin', staffRole: 'operations' };
const jane: Actor = { userId: 'jane', role: 'influencer', profile: { uid: 'i1', type: 'influencer' } };
const details = { ...adDetails, cities: ['leeds'] };
const wholeFeed = { city: null, category: null };

function aWorld() {
  const clock = new FixedClock(new Date('2026-11-21T12:00:00Z'));
  const [ads, tokens] = [new InMemoryAdRepository(), new PlainViewTokens()];
  const files = new InMemoryAdFiles({ sam: { beach: 'image', film: 'video' } });
  return {
    ads,
    service: new AdService(ads, files, new NoTransaction(), clock),
    show: new ShowAds(
      ads,
      new InMemoryReaders({ city: 'leeds', followers: 20_000, profileComplete: true }),
      tokens,
      clock,
    ),
    count: new CountAdView(ads, tokens, clock),
  };
}

let world: ReturnType<typeof aWorld>;
beforeEach(() => void (world = aWorld()));

describe('the photo of an ad', () => {
  it('is a picture that the one who places the ad has uploaded, and stays until another is chosen or it is taken away', async () => {
    const { id, photoPath } = await world.service.create(staff, details, 'beach');
    expect(photoPath).toBe('media/beach');

    await world.service.change(staff, id, { name: 'Frost' });
    expect(await world.ads.get(id)).toMatchObject({ name: 'Frost', photoPath: 'media/beach' });
    await world.service.change(staff, id, {}, null);
    expect((await world.ads.get(id)).photoPath).toBeNull();
  });

  it.each([
    ['a film', 'film', 'ads/photo-no-picture'],
    ['what nobody has uploaded', 'mountain', 'ads/photo-missing'],
  ])('is not %s', async (_, photo, code) => {
    await expect(world.service.create(staff, details, photo)).rejects.toMatchObject({ code });
    expect(world.ads.events).toEqual([]);
  });
});

describe('an ad that is shown', () => {
  it('goes to readers of its city, unless the feed is narrowed to another or the ad is paused', async () => {
    const { id } = await world.service.create(staff, details);
    expect((await world.show.execute(jane, wholeFeed)).map(({ ad }) => ad.id)).toEqual([id]);
    expect(await world.show.execute(jane, { city: 'bath', category: null })).toEqual([]);

    await world.service.pause(staff, id, true);
    expect(await world.show.execute(jane, wholeFeed)).toEqual([]);
  });

  it('that is for those whose profile has something missing does not go to a reader who has it all', async () => {
    await world.service.create(staff, { ...details, audience: 'unfinished-profile' });
    expect(await world.show.execute(jane, wholeFeed)).toEqual([]);
  });

  it('counts once as seen and once as followed, for the reader to whom it was shown and nobody else', async () => {
    const { id } = await world.service.create(staff, details);
    const [shown] = await world.show.execute(jane, wholeFeed);
    const view = shown!.view!;

    for (const what of ['seen', 'seen', 'clicked', 'clicked'] as const) await world.count.execute(jane, id, view, what);
    expect(await world.ads.countsOf(id)).toEqual({ impressions: 1, clicks: 1 });

    const other = world.count.execute({ ...jane, userId: 'rosa' }, id, view, 'seen');
    await expect(other).rejects.toMatchObject({ code: 'ads/view-not-found' });
  });

  it('does not count for staff who look on', async () => {
    await world.service.create(staff, details);
    expect((await world.show.execute(staff, wholeFeed)).map(({ view }) => view)).toEqual([null]);
  });
});
