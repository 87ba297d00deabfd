import { visitAt } from '../../../../test/support/collabs.js';
import { hoursAfter } from '../../../contract/rules/london-time.js';
import { DomainError } from '../../../shared/kernel/index.js';
import { correctedAt, countedAt, type DoorActionKind, verdictOn } from './door-action.js';
import type { KnownVisit } from './door.js';

describe('when something happened', () => {
  const now = visitAt;
  const minutes = (count: number) => hoursAfter(now, count / 60);

  it.each([
    ['a phone whose clock is right', -20, 0, null, -20],
    ['a phone that is an hour ahead', 40, 60, null, -20],
    ['a phone set back by a day', -1_460, -1_440, null, -20],
    ['something to come is now', 5, 0, null, 0],
    ['nothing before the door opened', -200, 0, -120, -120],
    ['however long ago', -900, 0, null, -900],
  ])('%s', (_, at, sentAt, opens, corrected) => {
    const opensAt = opens === null ? null : minutes(opens);
    expect(correctedAt(minutes(at), minutes(sentAt), now, opensAt)).toEqual(minutes(corrected));
  });

  it('counts for twelve hours at most, as long as a phone is let in', () => {
    expect([-900, -720, -10].map((at) => countedAt(minutes(at), now))).toEqual([-720, -720, -10].map(minutes));
  });
});

describe('what becomes of a step that was refused', () => {
  const error = new DomainError('conflict', 'collabs/too-late', 'Too late.');

  it.each<[DoorActionKind, KnownVisit['status'], string, string | null]>([
    ['check-in', 'awaited', 'refused', 'collabs/too-late'],
    ['check-in', 'in', 'refused', 'collabs/too-late'],
    ['check-in', 'cancelled', 'conflict', 'collabs/visit-cancelled'],
    ['check-in', 'ended', 'conflict', 'collabs/ended'],
    ['check-in', 'no-show-claimed', 'conflict', 'collabs/no-show-claimed'],
    ['bill', 'awaited', 'refused', 'collabs/too-late'],
    ['bill', 'in', 'refused', 'collabs/too-late'],
    ['bill', 'cancelled', 'conflict', 'collabs/visit-cancelled'],
    ['bill', 'no-show-claimed', 'conflict', 'collabs/no-show-claimed'],
    ['late', 'awaited', 'refused', 'collabs/too-late'],
    ['late', 'in', 'already', null],
    ['late', 'cancelled', 'conflict', 'collabs/visit-cancelled'],
    ['late', 'no-show-claimed', 'conflict', 'collabs/no-show-claimed'],
    ['no-show', 'awaited', 'refused', 'collabs/too-late'],
    ['no-show', 'in', 'conflict', 'collabs/code-used'],
    ['no-show', 'cancelled', 'conflict', 'collabs/visit-cancelled'],
    ['no-show', 'no-show-claimed', 'already', null],
  ])('%s of a visit that is %s: %s', (kind, status, outcome, code) =>
    expect(verdictOn(error, kind, { status, visitAt })).toMatchObject({ outcome, code }),
  );

  it.each<[DoorActionKind, KnownVisit['status'], string]>([
    ['check-in', 'awaited', 'collabs/visit-unscheduled'],
    ['bill', 'awaited', 'collabs/visit-unscheduled'],
    ['late', 'awaited', 'collabs/visit-unscheduled'],
    ['no-show', 'awaited', 'collabs/visit-unscheduled'],
    ['check-in', 'cancelled', 'collabs/visit-cancelled'],
  ])('contradicts a visit that has lost its time: %s of one that is %s', (kind, status, code) => {
    expect(verdictOn(error, kind, { status, visitAt: null })).toMatchObject({ outcome: 'conflict', code });
  });

  it.each(['collabs/bill-newer', 'collabs/bill-answered'])('contradicts another bill: %s', (code) => {
    const other = new DomainError('conflict', code, 'Another bill.');
    expect(verdictOn(other, 'bill', { status: 'in', visitAt })).toEqual({
      outcome: 'conflict',
      code,
      detail: 'Another bill.',
    });
  });
});
