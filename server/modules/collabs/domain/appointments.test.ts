import {
  aCollab,
  anAwaitedCollab,
  daysAfter,
  influencerActor,
  monday,
  visitAt,
} from '../../../../test/support/collabs.js';
import { appointmentsOf } from './appointments.js';
import { move } from './moves.js';

const kinds = (...[collab, side]: Parameters<typeof appointmentsOf>) =>
  appointmentsOf(collab, side).map(({ kind }) => kind);

test('a request is in the diary of the side that answers it', () => {
  const collab = aCollab(1);
  expect(appointmentsOf(collab, 'brand')).toEqual([{ kind: 'answer', at: collab.respondBy }]);
  expect(kinds(collab, 'influencer')).toEqual([]);
});

test('a visit is in both, from the booking on', () => {
  expect(kinds(aCollab(3), 'brand')).toEqual([]);
  for (const side of ['brand', 'influencer'] as const)
    expect(appointmentsOf(anAwaitedCollab(4), side)).toEqual([{ kind: 'visit', at: visitAt }]);
});

test('a visit that was cancelled is in none', () => {
  const [cancelled] = move(anAwaitedCollab(4), 'cancel', influencerActor, daysAfter(monday, 1), 'Ill');
  expect(kinds(cancelled, 'brand')).toEqual([]);
});

test('content is in both until it is delivered, beside the visit that was', () => {
  const collab = aCollab(4);
  expect(collab.checkedInAt).not.toBeNull();
  for (const side of ['brand', 'influencer'] as const)
    expect(appointmentsOf(collab, side)).toEqual([
      { kind: 'visit', at: visitAt },
      { kind: 'content', at: collab.contentDueAt },
    ]);
});
