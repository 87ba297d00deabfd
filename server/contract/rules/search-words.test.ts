import { searchWords } from './search-words.js';

describe('what is typed into a search box', () => {
  it.each([
    ['  Café   Crème ', ['Café', 'Crème']],
    ['\u00a0Łuczak\u3000', ['Łuczak']],
    ['東京 cafe', ['東京', 'cafe']],
    ['李', ['李']],
    ['@maya.at.the.table', ['@maya.at.the.table']],
    ['Ember & Rye', ['Ember', 'Rye']],
    ['!!! – ?', []],
  ])('%j becomes the words %j', (typed, words) => expect(searchWords(typed)).toEqual(words));

  it.each([
    ['https://www.instagram.com/zoe.eats/?hl=en', '@zoe.eats'],
    ['instagram.com/Zoe.Eats', '@Zoe.Eats'],
    ['https://m.tiktok.com/@zoe.eats#top', '@zoe.eats'],
    ['http://youtube.com/@zoe/', '@zoe'],
    ['http://localhost:3000/i/zoe.eats', '@zoe.eats'],
    ['https://www.youtube.com/@zoe/videos', '@zoe'],
    ['https://www.instagram.com/p/C0ffee/', 'https://www.instagram.com/p/C0ffee/'],
    ['notinstagram.com/zoe', 'notinstagram.com/zoe'],
  ])('the address %s is looked for as %s', (address, word) => expect(searchWords(address)).toEqual([word]));

  it('takes no more words than a name has', () => {
    expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
  });
});
