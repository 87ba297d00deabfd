import { guessable, holderOf, likePattern, searchWords, spellingsOf } from './search-words.js';

describe('what is typed into the search box', () => {
  it.each([
    ['  Café   Crème ', ['cafe', 'creme']],
    ['МАША', ['маша']],
    ['東京 cafe', [' 東  京 ', 'cafe']],
    ['@maya.at.the.table', ['@maya.at.the.table']],
    ['!!! – ?', []],
  ])('%j becomes the words %j', (typed, words) => expect(searchWords(typed)).toEqual(words));

  it('means what it says, percent and underscore too', () => {
    expect(likePattern('50%_off')).toBe('%50\\%\\_off%');
  });

  it('stands at the beginning of a word where it is very short', () => {
    expect(likePattern('ab')).toBe('% ab%');
    expect(likePattern('abc')).toBe('%abc%');
  });

  it('takes a straight apostrophe and a curled one for the same', () => {
    expect(spellingsOf("o'brien")).toEqual(spellingsOf('o’brien'));
    expect(holderOf("o'brien")(' siobhan o’brien')).toBe(true);
    expect(holderOf('o’')(" siobhan o'brien")).toBe(true);
    expect(holderOf("o'brien")(' siobhan oxbrien')).toBe(false);
  });

  it.each([
    [' rosa marsh @rosa.m', 'ma', true],
    [' rosa marsh @rosa.m', 'sh', false],
    [' rosa marsh @rosa.m', 'arsh', true],
    [' rosa marsh @rosa.m', '%', false],
  ])('in %j finds %j as the database would: %s', (text, word, found) => expect(holderOf(word)(text)).toBe(found));

  it('is not guessed at where it is too short to guess', () => {
    expect(guessable(['ben', 'rosa'])).toEqual(['rosa']);
  });
});
