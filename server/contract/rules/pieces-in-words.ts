import type { DeliverableType } from '../lists/collab.js';

const names: Record<DeliverableType, readonly [one: string, more: string]> = {
  story: ['story', 'stories'],
  post: ['post', 'posts'],
  reel: ['reel', 'reels'],
  stream: ['stream', 'streams'],
  ugc: ['UGC piece', 'UGC pieces'],
};

/** "2 stories". */
export const countInWords = (type: DeliverableType, count: number): string =>
  `${count} ${names[type][count === 1 ? 0 : 1]}`;

/** "1 reel and 2 stories", in the given order. */
export function piecesInWords(pieces: readonly Readonly<{ type: DeliverableType }>[]): string {
  const types = [...new Set(pieces.map(({ type }) => type))];
  const counted = types.map((type) => countInWords(type, pieces.filter((piece) => piece.type === type).length));
  return new Intl.ListFormat('en-GB').format(counted);
}
