import fc from 'fast-check';
import { leastOthers, signKinds, type SignEvidence, signsIn, signWords, usualWords } from './account-signs.js';

const dayAt = (number: number): string => new Date(Date.UTC(2026, 8, 1 + number)).toISOString().slice(0, 10);

type Day = Readonly<{ followers: number; posts: number }>;
const readingsOf = (days: readonly Day[]): SignEvidence['readings'] =>
  days.map((each, number) => ({ ...each, day: dayAt(number), audience: null }));
const of = (kind: (typeof signKinds)[number], evidence: Partial<SignEvidence>): number | undefined =>
  signsIn({ readings: [], posts: [], country: null, city: null, ...evidence }).find((each) => each.kind === kind)
    ?.value;

/** Daily readings of up to two months. */
const days = fc.array(fc.record({ followers: fc.integer({ min: 500, max: 900_000 }), posts: fc.nat(90) }), {
  maxLength: 60,
});
const posts = fc.array(fc.record({ likes: fc.nat(9_000), comments: fc.nat(900) }), { maxLength: 20 });

describe('growth without posts', () => {
  const growth = (given: readonly Day[]) => of('quiet-growth', { readings: readingsOf(given) });

  it('finds planted growth, wherever it is', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.integer({ min: 1_000, max: 9_000 }), (at, added) => {
        const given = Array.from({ length: 60 }, (_, day) => ({
          followers: 10_000 + (day > at ? added : 0),
          posts: 7,
        }));
        expect(growth(given)).toBeCloseTo(added / 10_000);
      }),
    );
  });

  it('doesn’t count what came with posts', () => {
    fc.assert(
      fc.property(days, (given) => {
        expect(growth(given.map(({ followers }, day) => ({ followers, posts: day })))).toBeUndefined();
      }),
    );
  });

  it('doesn’t depend on the size, and is never negative', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 2, max: 9 }), (given, factor) => {
        const larger = given.map(({ followers, posts: count }) => ({ followers: followers * factor, posts: count }));
        const [one, other] = [growth(given), growth(larger)];
        if (one === undefined) return expect(other).toBeUndefined();
        expect(other).toBeCloseTo(one);
        expect(one).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is the growth of at most two weeks, and needs three days', () => {
    const rising = Array.from({ length: 40 }, (_, day) => ({ followers: 10_000 + day * 100, posts: 1 }));
    expect(growth(rising)).toBeCloseTo(1_400 / 10_000);
    expect(growth(rising.slice(0, 3))).toBeUndefined();
    expect(growth(rising.slice(0, 4))).toBeCloseTo(0.03);
    expect(growth(rising.map(({ posts: count }) => ({ followers: 499, posts: count })))).toBeUndefined();
  });
});

describe('the figures of posts', () => {
  const readings = readingsOf([{ followers: 10_000, posts: 1 }]);

  it('don’t depend on the posts’ order, and need three', () => {
    fc.assert(
      fc.property(posts, (given) => {
        const [one, other] = [given, given.toReversed()].map((each) =>
          signsIn({ readings, posts: each, country: null, city: null }),
        );
        expect(one).toEqual(other);
        if (given.length < 3) expect(one).toEqual([]);
      }),
    );
  });

  it('are those of a typical post, whatever one of them got', () => {
    const given = [
      { likes: 100, comments: 2 },
      { likes: 90_000, comments: 0 },
      { likes: 110, comments: 3 },
      { likes: null, comments: null },
    ];
    expect(of('engagement', { readings, posts: given })).toBeCloseTo(0.0113);
    expect(of('comments', { posts: given })).toBeCloseTo(0.02);
  });
});

it('the audience away is what isn’t in the creator’s country', () => {
  const audience = { countries: [{ key: 'GB', share: 0.3 }], ages: [], genders: [] };
  const readings = [{ ...readingsOf([{ followers: 1, posts: 1 }])[0]!, audience }];
  expect(of('audience-away', { readings, country: 'GB' })).toBeCloseTo(0.7);
  expect(of('audience-away', { readings, country: 'IE' })).toBe(1);
  expect(of('audience-away', { readings })).toBeUndefined();
});

describe('the audience outside the creator’s city', () => {
  const outside = (cities: Readonly<Record<string, number>> | undefined, city: string | null) => {
    const parts = cities && Object.entries(cities).map(([key, share]) => ({ key, share }));
    const audience = { countries: [{ key: 'GB', share: 1 }], ages: [], genders: [], ...(parts && { cities: parts }) };
    return of('audience-outside', { readings: [{ ...readingsOf([{ followers: 1, posts: 1 }])[0]!, audience }], city });
  };
  const listed = { 'Birmingham, Alabama': 0.3, 'Newcastle upon Tyne, England': 0.2, 'Birmingham, England': 0.1 };

  it.each([
    ['birmingham', 0.9],
    ['newcastle', 0.8],
    ['leeds', 1],
    ['other', undefined],
    ['nowhere', undefined],
    [null, undefined],
  ])('%s', (city, expected) => {
    const value = outside(listed, city);
    if (expected === undefined) expect(value).toBeUndefined();
    else expect(value).toBeCloseTo(expected);
  });

  it('is no more than we know if only the largest cities are listed', () => {
    const largest = Object.fromEntries(Array.from({ length: 45 }, (_, number) => [`Town ${number}, England`, 0.01]));
    expect(outside(largest, 'leeds')).toBeCloseTo(0.99);
  });

  it('isn’t known where the platform doesn’t name cities', () => {
    expect(outside(undefined, 'leeds')).toBeUndefined();
    expect(outside({}, 'leeds')).toBeUndefined();
  });
});

describe('the sentences', () => {
  it.each([
    [{ kind: 'quiet-growth', value: 0.184 }, 'Followers grew by up to 18% within 14 days without a new post.'],
    [{ kind: 'engagement', value: 0.004 }, 'A typical post gets likes and comments from 0.4% of followers.'],
    [{ kind: 'audience-away', value: 0.62 }, '62% of the audience is outside the United Kingdom.'],
    [{ kind: 'audience-outside', value: 0.81 }, '81% of the audience is outside Leeds.'],
    [{ kind: 'comments', value: 1 / 480 }, 'A typical post has 1 comment for every 480 likes.'],
    [{ kind: 'comments', value: 0 }, 'A typical post has likes, but no comments.'],
  ] as const)('name the figure: %j', (figure, words) => {
    expect(signWords(figure, { country: 'GB', city: 'leeds' })).toBe(words);
  });

  it.each([
    ['quiet-growth', 2, '2 of 41 other verified Instagram creators have as much or more (5%).'],
    ['comments', 1, '1 of 41 other verified Instagram creators has as little or less (2%).'],
    ['engagement', 0, 'None of 41 other verified Instagram creators with a similar following has as little or less.'],
  ] as const)('say how usual it is: %s', (kind, asFar, words) => {
    expect(usualWords(kind, 'instagram', { among: 41, asFar })).toBe(words);
  });

  it('are left out with too few others to compare with, and never pass a verdict', () => {
    expect(usualWords('comments', 'tiktok', { among: leastOthers - 1, asFar: 0 })).toBeNull();
    for (const kind of signKinds)
      expect(
        `${signWords({ kind, value: 0.5 }, { country: null, city: null })} ${usualWords(kind, 'tiktok', { among: 40, asFar: 1 })}`,
      ).not.toMatch(/fake|bought|suspicious|unusual|high|low\b/i);
  });
});
