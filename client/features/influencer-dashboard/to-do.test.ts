import { expect, it } from '@jest/globals';
import { aCollab } from '../../test/collab';
import { toDoOf } from './to-do';

const owed = { pieces: 1, inWords: '1 post', lateSince: null, blocksRequests: false, closesAt: null };
const contentDueAt = '2027-03-10T19:00:00.000Z';

it.each([
  ['content is due when it was agreed', null, contentDueAt],
  ['late content is late since then, without the days that the brand took to answer', '2027-03-12T19:00:00.000Z', '2027-03-12T19:00:00.000Z'],
])('%s', (_, lateSince, by) => {
  const collab = aCollab({ stage: 4, checkedInAt: '2027-03-01T19:00:00.000Z', contentDueAt, owed: { ...owed, lateSince } });
  expect(toDoOf(collab)).toEqual({ task: 'Hand in your content', by });
}); // prettier-ignore
