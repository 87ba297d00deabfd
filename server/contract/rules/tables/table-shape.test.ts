import { headerWords } from './header.js';
import { shapeOf } from './table-shape.js';

const words = [headerWords('handle, username', 'handle')];
const shape = (...rows: string[][]) =>
  shapeOf(
    rows.map((cells, at) => ({ number: at + 1, cells })),
    words,
  );

test.each<[string, string[][], string[], number]>([
  ['handles alone have no header', [['zoe.ng'], ['nia'], ['kai_eats']], [], 3],
  ['nor do words that could be handles', [['nia'], ['zoe.ng']], [], 2],
  ['what handles are called is their header', [['handle'], ['nia'], ['zoe.ng']], ['handle'], 2],
  ['so is a word that is written as no handle is', [['People'], ['nia'], ['zoe.ng']], ['People'], 2],
  [
    'and what stands above a table',
    [
      ['nick', 'city'],
      ['nia', 'leeds'],
    ],
    ['nick', 'city'],
    1,
  ],
])('%s', (_, rows, headers, below) => {
  const { headers: found, below: values } = shape(...rows);
  expect({ headers: found, below: values.length }).toEqual({ headers, below });
});
