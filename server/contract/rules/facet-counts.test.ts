import { countInWords } from './facet-counts.js';

const counted = { estimated: ['city'], lists: { city: { leeds: 12_000 }, platform: { tiktok: 6_000 } } };

test.each([
  ['platform', 'tiktok', '6K'],
  ['platform', 'youtube', '0'],
  ['flag', 'spam', '0'],
  ['city', 'leeds', 'about 12K'],
  ['city', 'derby', 'few or none'],
])('R435: of the %s %s there are %s', (list, option, words) => expect(countInWords(counted, list, option)).toBe(words));
