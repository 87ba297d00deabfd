import { adDetails as details } from '../../../../test/support/ads.js';
import { type Actor, newId } from '../../../shared/kernel/index.js';
import { adLink } from '../../../contract/rules/ads.js';
import { type AdDetails, changeAd, chooseAds, createAd, isFor, pauseAd, removeAd, stateOf } from './ad.js';

const now = new Date('2026-11-21T12:00:00Z');
const staff: Actor = { userId: 'staff', role: 'admin', staffRole: 'operations' };
const [ad] = createAd(details, staff, now);
const reader = { city: 'leeds', category: null, followers: 20_000, profileComplete: true } as const;
const counted = (more: Partial<AdDetails>, impressions = 0) => ({ ...ad, id: newId(), ...more, impressions });

describe('R442: an ad in the feed', () => {
  it.each([
    ['2026-11-19T23:59:59Z', false, 'scheduled'],
    ['2026-11-20T00:00:00Z', false, 'live'],
    ['2026-11-21T12:00:00Z', true, 'paused'],
    ['2026-11-30T00:00:00Z', false, 'ended'],
    ['2026-12-01T00:00:00Z', true, 'ended'],
  ])('at %s, paused %s, is %s', (time, paused, state) => {
    expect(stateOf({ ...ad, paused }, new Date(time))).toBe(state);
  });

  it.each([
    ['everybody', {}, reader, true],
    ['a city', { cities: ['leeds'] }, reader, true],
    ['another city', { cities: ['bath'] }, reader, false],
    ['a city, to somebody of none', { cities: ['bath'] }, { ...reader, city: null }, false],
    ['a category, in the whole feed', { categories: ['hotels'] }, reader, true],
    ['a category, narrowed to it', { categories: ['hotels'] }, { ...reader, category: 'hotels' }, true],
    ['a category, narrowed to another', { categories: ['hotels'] }, { ...reader, category: 'pets' }, false],
    ['a band', { bands: ['micro'] }, reader, true],
    ['another band', { bands: ['mega'] }, reader, false],
    ['a band, to staff', { bands: ['mega'] }, { ...reader, followers: null }, true],
    ['those with something missing', { audience: 'unfinished-profile' }, { ...reader, profileComplete: false }, true],
    ['those with something missing, to one who has it all', { audience: 'unfinished-profile' }, reader, false],
    [
      'those with something missing, to staff',
      { audience: 'unfinished-profile' },
      { ...reader, profileComplete: null },
      true,
    ],
  ] as const)('for %s', (_, targets, who, expected) => {
    expect(isFor({ ...ad, ...targets }, who)).toBe(expected);
  });

  it('is the one of highest priority in its slot, and of equals the one seen least', () => {
    const chosen = chooseAds(
      [
        counted({ name: 'Seen often', priority: 3 }, 9),
        counted({ name: 'Seen less', priority: 3 }, 2),
        counted({ name: 'Unseen, low', priority: 1 }),
        counted({ name: 'Elsewhere', priority: 3, cities: ['bath'] }),
        counted({ name: 'Further down', slot: 'feed-middle', priority: 1 }),
      ],
      reader,
    );
    expect(chosen.map(({ name }) => name)).toEqual(['Seen less', 'Further down']);
  });

  it('ends after it starts, also once it is changed', () => {
    const tooSoon = expect.objectContaining({ code: 'ads/ends-too-soon' });
    expect(() => createAd({ ...details, endsAt: details.startsAt }, staff, now)).toThrow(tooSoon);
    expect(() => changeAd(ad, { endsAt: new Date(0) }, staff, now)).toThrow(tooSoon);
  });

  it('is paused and resumed, once each', () => {
    const [paused, event] = pauseAd(ad, true, staff, now)!;
    expect([paused.paused, event.name]).toEqual([true, 'ad.paused']);
    expect(pauseAd(paused, true, staff, now)).toBeNull();
    expect(pauseAd(paused, false, staff, now)![1].name).toBe('ad.resumed');
  });

  it('R429: is for staff who work', () => {
    const looks: Actor = { ...staff, staffRole: 'read-only' };
    for (const attempt of [
      () => createAd(details, looks, now),
      () => changeAd(ad, {}, looks, now),
      () => pauseAd(ad, true, looks, now),
      () => removeAd(ad, looks, now),
    ])
      expect(attempt).toThrow(expect.objectContaining({ code: 'ads/not-staff' }));
  });

  it.each([
    ['/app/influencer/explore?city=leeds', true],
    ['https://example.com/a', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['http://example.com', false],
    ['javascript:alert(1)', false],
    ['https://exa mple.com', false],
  ])('may lead to %s: %s', (link, may) => expect(adLink.test(link)).toBe(may));
});
