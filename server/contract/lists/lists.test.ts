import * as lists from './index.js';

const shown = (list: readonly lists.Option[]) => list.map(({ id, label }) => `${id} ${label}`);
const labels = (list: readonly lists.Option[]) => list.map(({ label }) => label);

test('R279: sales stages', () => {
  expect(shown(lists.salesStages)).toEqual([
    '909 Inactive',
    '1 Prospective',
    '2 Approved',
    '3 Notifying',
    '4 Subscribed',
    '5 Self Serving',
  ]);
});

test('R280: onboarding stages', () => {
  expect(shown(lists.onboardingStages)).toEqual([
    '1 Lead',
    '2 Demo Held',
    '3 Profile Approved',
    '4 Brand Users Invited',
    '5 Brand Users Active',
    '6 Subscribed',
  ]);
});

test('R281, R282: Collab stages, without a 2', () => {
  expect(shown(lists.collabStages)).toEqual([
    '1 Request',
    '3 Approved',
    '4 Scheduled',
    '5 Deliverables Added',
    '6 Completed',
  ]);
});

test('R283, R284, R286, R289, R290, R355: the ids of the short lists', () => {
  expect(lists.idsOf(lists.deliverableStatuses)).toEqual(['inprogress', 'draft', 'published']);
  expect(lists.idsOf(lists.deliverableTypes)).toEqual(['story', 'post', 'reel', 'stream', 'ugc']);
  expect(lists.idsOf(lists.contentTypes)).toEqual(['video', 'image', 'mix']);
  expect(lists.idsOf(lists.platforms)).toEqual(['instagram', 'tiktok', 'youtube']);
  expect(lists.idsOf(lists.safetyCategories)).toEqual(['alcohol', 'drugs', 'nudity', 'politics', 'obscenity', 'crime']);
  expect(lists.idsOf(lists.collabOutcomes)).toEqual([
    'open',
    'completed',
    'declined',
    'withdrawn',
    'cancelled',
    'expired',
    'no_show',
    'undelivered',
  ]);
});

test('R285, R349: broad types, and the one each deliverable type belongs to', () => {
  expect(shown(lists.broadTypes)).toEqual([
    'story Story',
    'post Grid Post',
    'video Video/Reel',
    'integration Integration',
  ]);
  expect(lists.broadTypeOf).toEqual({
    story: 'story',
    post: 'post',
    reel: 'video',
    stream: 'video',
    ugc: 'integration',
  });
});

test('R287, R288: priorities and opinions', () => {
  expect(shown(lists.priorities)).toEqual(['1 Low', '2 Medium', '3 High']);
  expect(shown(lists.opinions)).toEqual([
    '1 Angry',
    '2 Disappointed',
    '3 Neutral',
    '4 Satisfied',
    '5 Happy',
    '6 Delighted',
  ]);
});

test('R291, R292: five account managers', () => {
  expect(labels(lists.accountManagers)).toEqual(['Alex', 'Charlie', 'Jamie', 'Robin', 'Sam']);
});

test('R336-R338: 17 main cities; the influencer list is the first 14 and Other', () => {
  const [ofBrands, ofInfluencers] = [lists.idsOf(lists.mainCities), lists.idsOf(lists.influencerCities)];
  expect([ofBrands.length, ofInfluencers.length]).toEqual([17, 15]);
  expect(ofInfluencers).toEqual([...ofBrands.slice(0, 14), 'other']);
});

test('R339-R341: 17 brand categories with Other; Charity is labelled Social Good', () => {
  expect(lists.brandCategories).toHaveLength(17);
  expect(labels(lists.brandCategories).at(-1)).toBe('Other');
  expect(lists.categoryLabel('charity')).toBe('Social Good');
});

test('R342, R343: 27 countries', () => {
  expect(lists.countries).toHaveLength(27);
});

test.each([
  [null, null],
  [999, null],
  [1_000, 'nano'],
  [9_999, 'nano'],
  [10_000, 'micro'],
  [99_999, 'micro'],
  [100_000, 'macro'],
  [999_999, 'macro'],
  [1_000_000, 'mega'],
  [650_000_000, 'mega'],
])('R324-R328: %p followers are in the band %p', (followers, band) => expect(lists.bandFor(followers)).toBe(band));

test('R326, R327: one enquires about macro and mega', () => {
  expect(lists.followerBands.filter(({ enquire }) => enquire).map(({ id }) => id)).toEqual(['macro', 'mega']);
});

test.each([
  ['R344: city', lists.cityLabel, 'Global'],
  ['R345: category', lists.categoryLabel, 'Unknown'],
  ['R346: sales stage', lists.salesStageLabel, 'N/A'],
  ['R347: deliverable type', lists.deliverableTypeLabel, 'Deliverable'],
  ['R348: onboarding stage', lists.onboardingStageLabel, 'N/A'],
  ['R348: Collab stage', lists.collabStageLabel, 'N/A'],
  ['R348: priority', lists.priorityLabel, 'N/A'],
  ['R348: opinion', lists.opinionLabel, 'N/A'],
])('%s unknown or absent', (_, labelFor, fallback) => {
  expect([labelFor('atlantis'), labelFor(2_000), labelFor(null), labelFor(undefined)]).toEqual(Array(4).fill(fallback));
});

test('R344-R348: a known id has its own label', () => {
  expect(lists.cityLabel('bath')).toBe('Bath');
  expect(lists.cityLabel('other')).toBe('Other');
  expect(lists.salesStageLabel(909)).toBe('Inactive');
  expect(lists.collabStageLabel(5)).toBe('Deliverables Added');
});

test('Other is no place to say that someone lives in', () => {
  expect([lists.homeLabel('leeds'), lists.homeLabel('other'), lists.homeLabel(null)]).toEqual(['Leeds', null, null]);
});
