import { ageBracketFor, type AttributeList, attributeLists, idsOf, preferNotToSay } from './index.js';

const all: [string, AttributeList][] = Object.entries(attributeLists);

test('R293-R319: the 27 lists', () => {
  expect(all.map(([, { label }]) => label).sort()).toEqual(
    [
      'Primary categories',
      'Gender',
      'Age bracket',
      'Eye colour',
      'Hair colour',
      'Hair type',
      'Eyebrow shape',
      'Lip shape',
      'Face shape',
      'Facial hair',
      'Fashion style',
      'Education',
      'Work status',
      'Sports',
      'Relationship status',
      'Holiday types',
      'Content vibe',
      'Camera gear',
      'Primary platforms',
      'Content risk flags',
      'Interests',
      'Cuisines',
      'Beverages',
      'Food risk groups',
      'Dining types',
      'Country',
      'Region',
    ].sort(),
  );
});

test.each(all)('R320: the options of %s have their own ids and labels', (_, { options, max }) => {
  expect(new Set(idsOf(options)).size).toBe(options.length);
  expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
  expect(max).toBeLessThanOrEqual(options.length);
});

test.each(all)('R320, R321: %s, if sensitive, says who sees it and may be left unsaid', (_, list) => {
  expect(Boolean(list.seenBy)).toBe(list.sensitive === true);
  expect(idsOf(list.options).includes(preferNotToSay.id)).toBe(list.sensitive === true);
});

test.each([
  'gender',
  'ageBracket',
  'eyeColour',
  'hairColour',
  'faceShape',
  'relationshipStatus',
  'foodRiskGroups',
] as const)('R321: %s is sensitive', (name) => expect(attributeLists[name].sensitive).toBe(true));

test('R322: food risk groups begin with the 14 allergens', () => {
  expect(idsOf(attributeLists.foodRiskGroups.options).slice(0, 14)).toEqual([
    'celery',
    'cereals-containing-gluten',
    'crustaceans',
    'eggs',
    'fish',
    'lupin',
    'milk',
    'molluscs',
    'mustard',
    'peanuts',
    'sesame',
    'soya',
    'sulphur-dioxide-and-sulphites',
    'tree-nuts',
  ]);
});

test('R323: content risk flags are the safety categories', () => {
  expect(idsOf(attributeLists.contentRiskFlags.options)).toEqual([
    'alcohol',
    'drugs',
    'nudity',
    'politics',
    'obscenity',
    'crime',
  ]);
});

test.each([
  ['R335', 11, null],
  ['R329', 12, 'gen-z'],
  ['R329', 27, 'gen-z'],
  ['R330', 28, 'millennial'],
  ['R330', 43, 'millennial'],
  ['R331', 44, 'gen-x'],
  ['R331', 59, 'gen-x'],
  ['R332', 60, 'boomers'],
  ['R332', 78, 'boomers'],
  ['R334', 79, 'boomers'],
  ['R333', 80, '80-plus'],
  ['R333', 104, '80-plus'],
])('%s: at the age of %d the bracket is %p', (_, age, bracket) => expect(ageBracketFor(age)).toBe(bracket));
