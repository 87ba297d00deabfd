import { expect, it } from '@jest/globals';
import { aCollab, aPiece } from '../../test/collab';
import { pieceStatus, pieceTitle } from './piece-words';

it.each([
  ['video', '3. Story (video)'],
  ['mix', '3. Story (video or image)'],
] as const)('a story that is made as %s is called what its offer called it', (contentType, title) => {
  expect(pieceTitle(aPiece({ type: 'story', contentType }), 3)).toBe(title);
});

it.each([
  ['open', 'Changes suggested'],
  ['undelivered', 'Not delivered'],
  ['no_show', 'Not delivered'],
  ['cancelled', 'Not needed'],
] as const)('a piece that was sent back is, in a Collab that is %s, shown as “%s”', (outcome, status) => {
  const piece = aPiece({ status: 'inprogress', rounds: [{ comment: 'Begin with Ad.', version: 1 } as never] });
  expect(pieceStatus(piece, aCollab({ stage: 4, outcome }))).toBe(status);
});
