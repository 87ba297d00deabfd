import { hasWords } from './has-words.js';

it.each([
  ['Señor Núñez', 'nunez'],
  ['Señor Núñez', ' NÚÑEZ  señor '],
  ['Nunez', 'ñu'],
  ['O’Brien', "o'brien"],
  ['Straße', 'strasse'],
  ['Łódź', 'lodz'],
  ['Anything', ''],
])('%s has the words of “%s”', (text, typed) => expect(hasWords(text, typed)).toBe(true));

it('every word has to be found', () => expect(hasWords('Señor Núñez', 'nunez junior')).toBe(false));
