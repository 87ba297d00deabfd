import fc from 'fast-check';
import { attributeLists, type AttributeList, other } from '../lists/index.js';
import {
  type Choice,
  choiceCount,
  choiceFault,
  isFull,
  noChoice,
  otherFault,
  otherMaxLength,
  standsAlone,
  tidyChoice,
  toggleChoice,
  toggleOther,
} from './choice.js';

const lists: readonly AttributeList[] = Object.values(attributeLists);

/** A list in a form, and a user's clicks and input, in order. */
const session = fc.constantFrom(...lists).chain((list) => {
  const press = fc.constantFrom(...list.options.map(({ id }) => id));
  return fc.tuple(fc.constant(list), fc.array(press, { maxLength: 40 }), fc.string({ minLength: 1, maxLength: 20 }));
});

const afterPressing = (list: AttributeList, presses: readonly string[]): Choice<string> =>
  presses.reduce<Choice<string>>(
    (choice, id) => (id === other.id ? toggleOther(choice, list.max) : toggleChoice(choice, id, list.max)),
    noChoice,
  );

const written = (choice: Choice<string>, text: string): Choice<string> =>
  choice.other === null ? choice : { ...choice, other: `x${text}` };

describe('a choice', () => {
  test('R363-R366: whatever is pressed in whatever order, what comes out can be kept', () => {
    fc.assert(
      fc.property(session, ([list, presses, text]) => {
        const choice = written(afterPressing(list, presses), text);
        expect(choiceFault(choice, list)).toBeUndefined();
        expect(choiceCount(choice)).toBeLessThanOrEqual(list.max);
      }),
    );
  });

  test('R365: pressing twice takes a choice back, unless it was full or stood alone', () => {
    fc.assert(
      fc.property(session, ([list, presses]) => {
        const before = afterPressing(list, presses);
        const id = list.options[0]!.id;
        const open = !isFull(before, list.max) && !before.chosen.some(standsAlone) && !before.chosen.includes(id);
        if (!open || standsAlone(id) || id === other.id) return;
        expect(toggleChoice(toggleChoice(before, id, list.max), id, list.max)).toEqual(before);
      }),
    );
  });

  test('R363, R365: of one, the new replaces the old; of more, a full choice stays as it is', () => {
    expect(toggleChoice({ chosen: ['tapas'], other: null }, 'ramen', 1)).toEqual({ chosen: ['ramen'], other: null });
    expect(toggleOther({ chosen: ['tapas'], other: null }, 1)).toEqual({ chosen: [], other: '' });
    const full: Choice<string> = { chosen: ['tapas', 'ramen'], other: null };
    expect(toggleChoice(full, 'pizza', 2)).toBe(full);
    expect(toggleOther(full, 2)).toBe(full);
  });

  test('R366: Other counts as one, is trimmed, and may not be empty or endless', () => {
    expect(choiceCount({ chosen: ['tapas'], other: 'Georgian' })).toBe(2);
    expect(tidyChoice({ chosen: [], other: '  Georgian ' })).toEqual({ chosen: [], other: 'Georgian' });
    expect(otherFault({ chosen: [], other: '   ' })).toBe('Please describe “Other”, or remove it.');
    expect(otherFault({ chosen: [], other: 'x'.repeat(otherMaxLength + 1) })).toMatch('at most 60');
    expect(otherFault({ chosen: [], other: null })).toBeUndefined();
  });

  test('R320: None of these and Prefer not to say exclude everything else', () => {
    const list = attributeLists.foodRiskGroups;
    const some: Choice<string> = { chosen: ['fish', 'milk'], other: 'Coriander' };
    expect(toggleChoice(some, 'none', list.max)).toEqual({ chosen: ['none'], other: null });
    expect(toggleChoice({ chosen: ['none'], other: null }, 'fish', list.max).chosen).toEqual(['fish']);
    expect(choiceFault({ chosen: ['none', 'fish'], other: null }, list)).toBe(
      'This answer can’t be combined with others.',
    );
  });

  test.each([
    ['an id that is not in the list', { chosen: ['ambrosia'], other: null }, 'Please choose from the list.'],
    ['Other as an id', { chosen: ['other'], other: null }, 'Please choose from the list.'],
    ['the same twice', { chosen: ['thai', 'thai'], other: null }, 'Please choose each of them once.'],
    [
      'too many',
      { chosen: attributeLists.cuisines.options.slice(0, 11).map(({ id }) => id), other: null },
      'Please choose at most 10.',
    ],
  ])('is refused with %s', (_, choice, fault) => expect(choiceFault(choice, attributeLists.cuisines)).toBe(fault));

  test('is refused with a text where the list has no Other', () => {
    expect(choiceFault({ chosen: [], other: 'Elsewhere' }, attributeLists.region)).toBe('Please choose from the list.');
  });
});
