import { expect, it } from '@jest/globals';
import { aPiece } from '../../test/collab';
import { pieceTitle } from './piece-words';

it.each([
  ['video', '3. Story (video)'],
  ['mix', '3. Story (video or image)'],
] as const)('a story that is made as %s is called what its offer called it', (contentType, title) => {
  expect(pieceTitle(aPiece({ type: 'story', contentType }), 3)).toBe(title);
});
