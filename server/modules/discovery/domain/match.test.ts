import fc from 'fast-check';
import { influencerFilters, type InfluencerFilterName } from '../../../contract/rules/influencer-filters.js';
import { matchPoints, protectedLists, protectedWords, wantedLists } from '../../../contract/rules/match.js';
import {
  matchOf,
  scoreAtMost,
  targetOf,
  targetOfOffer,
  type Tastes,
  type Way,
  waysToReach,
  type Wish,
} from './match.js';
import { noTargeting, type Targeting } from './targeting.js';

const everyList = Object.keys(influencerFilters) as InfluencerFilterName[];
const idsOf = (list: InfluencerFilterName): string[] =>
  (influencerFilters[list].options as readonly { id: string }[]).map(({ id }) => id);
const someOf = (list: InfluencerFilterName, max = 4) =>
  fc.uniqueArray(fc.constantFrom(...idsOf(list)), { maxLength: max });

const isStep = ({ list }: Wish): boolean => list === 'engagement';
/** A level of engagement includes the lower ones. */
const stepsUpTo = (step: string | undefined): string[] =>
  idsOf('engagement').filter((id) => Number(id) <= Number(step ?? 0));

const people: fc.Arbitrary<Tastes> = fc.record(Object.fromEntries(everyList.map((list) => [list, someOf(list)])), {
  requiredKeys: [],
});
const subjects = fc.record({
  city: fc.constantFrom('leeds', 'london', 'cambridge'),
  category: fc.constantFrom(...idsOf('category')),
});
const targetings: fc.Arbitrary<Targeting> = fc
  .record({
    wanted: fc.dictionary(fc.constantFrom(...wantedLists), fc.constant(null), { maxKeys: 5 }),
    words: fc.uniqueArray(fc.constantFrom('sourdough', 'matcha', 'rooftop', 'kimchi'), { maxLength: 4 }),
    seed: fc.nat(),
  })
  .map(({ wanted, words, seed }) => ({
    ...noTargeting('brand'),
    words,
    wanted: Object.fromEntries(
      Object.keys(wanted).map((list, place) => {
        const ids = idsOf(list as InfluencerFilterName);
        return [list, [...new Set([ids[(seed + place) % ids.length]!, ids[(seed * 7) % ids.length]!])]];
      }),
    ),
  }));
const texts = fc.option(fc.record({ points: fc.constantFrom(4, 8, 12), because: fc.constant('matcha') }));

describe('a match', () => {
  it('R435: has a whole score that is the sum of its reasons, and never more than can be reached', () => {
    fc.assert(
      fc.property(subjects, targetings, people, (subject, targeting, tastes) => {
        const target = targetOf(subject, targeting);
        const { score, of, reasons, missing } = matchOf(target, tastes, null);
        expect(Number.isInteger(score)).toBe(true);
        expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        const [steps, others] = [missing.filter(isStep), missing.filter((wish) => !isStep(wish))];
        const all = others.reduce((sum, { points }) => sum + points, Math.max(0, ...steps.map(({ points }) => points)));
        expect(score + all + target.wordsAtMost).toBe(of);
        expect(reasons.every(({ points }) => points > 0)).toBe(true);
      }),
    );
  });

  it('says truly what each missing thing would add', () => {
    fc.assert(
      fc.property(subjects, targetings, people, texts, (subject, targeting, tastes, text) => {
        const target = targetOf(subject, targeting);
        const { score, missing } = matchOf(target, tastes, text);
        for (const { list, options, points } of missing) {
          const more = list === 'engagement' ? stepsUpTo(options[0]) : [options[0]!];
          const better = { ...tastes, [list]: [...(tastes[list] ?? []), ...more] };
          expect(matchOf(target, better, text).score).toBe(score + points);
        }
      }),
    );
  });

  it('of Brunch among the dining types is worth six', () => {
    const target = targetOf(
      { city: 'leeds', category: 'restaurants' },
      { ...noTargeting('brand'), wanted: { diningTypes: ['brunch'] } },
    );
    expect(matchOf(target, { city: ['leeds'] }, null)).toMatchObject({
      score: matchPoints.city,
      missing: expect.arrayContaining([{ list: 'diningTypes', options: ['brunch'], points: 6 }]) as unknown,
    });
  });

  it('leaves out a city that no influencer can name', () => {
    const target = targetOf({ city: 'atlantis', category: 'hotels' }, noTargeting('brand'));
    expect(target.wishes.some(({ list }) => list === 'city')).toBe(false);
  });

  it('of an offer counts the words of the offer, and not those of the brand', () => {
    const targeting = { ...noTargeting('brand'), words: ['sourdough'] };
    const [here, text] = [
      { city: 'leeds', category: 'hotels' },
      { points: 8, because: 'kayak, harbour' },
    ];
    const target = targetOfOffer(here, targeting);
    expect(target.words).toEqual([]);
    expect(scoreAtMost(target)).toBe(scoreAtMost(targetOf(here, noTargeting('brand'))) + matchPoints.words);
    const match = matchOf(target, { city: ['leeds'] }, text);
    expect(match).toMatchObject({ score: matchPoints.city + 8, of: scoreAtMost(target) });
    expect(match.reasons).toContainEqual({ kind: 'words', ...text });
  });
});

describe('protected attributes', () => {
  const crowd = fc.sample(people, { numRuns: 1_000, seed: 5 });
  const [targeting] = fc.sample(targetings, { numRuns: 1, seed: 11 });
  const orderOf = (tastes: readonly Tastes[], aim: Targeting): number[] => {
    const target = targetOf({ city: 'leeds', category: 'hotels' }, aim);
    const scores = tastes.map((each) => matchOf(target, each, null).score);
    return [...scores.keys()].toSorted((a, b) => scores[b]! - scores[a]! || a - b);
  };
  const shuffled = crowd.map((tastes, place) => {
    const other = crowd[(place * 373 + 17) % crowd.length]!;
    return { ...tastes, ...Object.fromEntries(protectedLists.map((list) => [list, other[list] ?? []])) };
  });

  it('are gender, age, looks, relationship and the like', () => {
    expect(protectedLists).toEqual(
      expect.arrayContaining(['gender', 'ageBracket', 'relationshipStatus', 'eyeColour', 'faceShape']),
    );
    expect(wantedLists.filter((list) => [...protectedLists, 'foodRiskGroups'].includes(list))).toEqual([]);
  });

  it('are named by no word that offers may count, nor is health', () => {
    expect(protectedWords()).toEqual(
      expect.arrayContaining(['woman', 'women', 'binary', 'married', 'single', 'vegan', 'gluten', 'curly']),
    );
    expect(protectedWords()).not.toEqual(expect.arrayContaining(['brunch']));
  });

  it('shuffled over 1,000 people leave the order as it was', () => {
    expect(shuffled).not.toEqual(crowd);
    expect(orderOf(shuffled, targeting!)).toEqual(orderOf(crowd, targeting!));
  });

  it('count where a brand has asked for it and said why', () => {
    const asked = {
      ...targeting!,
      protectedWishes: [
        { list: 'gender' as const, options: ['woman'], reason: 'A spa for women.', askedBy: 'me', askedAt: new Date() },
      ],
    };
    expect(orderOf(shuffled, asked)).not.toEqual(orderOf(crowd, asked));
  });
});

describe('the ways to a score', () => {
  const goes = (way: Way, tastes: Tastes) =>
    way.every((group) => group.some(({ list, options }) => options.some((id) => tastes[list]?.includes(id))));

  it('R435: let nobody slip who has the score', () => {
    fc.assert(
      fc.property(subjects, targetings, people, fc.integer({ min: 0, max: 100 }), (subject, aim, tastes, part) => {
        const target = targetOfOffer(subject, aim);
        const least = Math.ceil((matchOf(target, tastes, null).score * part) / 100);
        expect(waysToReach(target.wishes, least).some((way) => goes(way, tastes))).toBe(true);
      }),
    );
  });

  it('are narrow for the best, open for everyone, and none for more than can be reached', () => {
    const { wishes } = targetOf({ city: 'leeds', category: 'hotels' }, noTargeting('brand'));
    expect(waysToReach(wishes, 58).map((way) => way.length)).toEqual([wishes.length]);
    expect(waysToReach(wishes, 0)).toContainEqual([]);
    expect(waysToReach(wishes, 59)).toEqual([]);
  });

  it('ask more of those who lack much', () => {
    const { wishes } = targetOf({ city: 'leeds', category: 'hotels' }, noTargeting('brand'));
    const withoutCity = waysToReach(wishes, 30).filter((way) => !way.flat().some(({ list }) => list === 'city'));
    for (const way of withoutCity) expect(way.flat().some(({ list }) => list === 'category')).toBe(true);
    expect(withoutCity.length).toBeGreaterThan(0);
  });
});
