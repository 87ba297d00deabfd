import { visitAt } from '../../../../test/support/collabs.js';
import { hoursAfter } from '../../../contract/rules/london-time.js';
import { DomainError } from '../../../shared/kernel/index.js';
import { correctedAt, countedAt, type DoorActionKind, verdictOn } from './door-action.js';
import type { DoorVisit } from './door.js';

describe('when something happened', () => {
  const now = visitAt;
  const minutes = (count: number) => hoursAfter(now, count / 60);

  it.each([
    ['a phone whose clock is right', -20, 0, undefined, -20],
    ['a phone that is an hour ahead', 40, 60, undefined, -20],
    ['a phone set back by a day', -1_460, -1_440, undefined, -20],
    ['something to come is now', 5, 0, undefined, 0],
    ['nothing before the door opened', -200, 0, -120, -120],
    ['however long ago', -900, 0, undefined, -900],
  ])('%s', (_, at, sentAt, opens, corrected) => {
    const opensAt = opens === undefined ? undefined : minutes(opens);
    expect(correctedAt(minutes(at), minutes(sentAt), now, opensAt)).toEqual(minutes(corrected));
  });

  it('counts for twelve hours at most, as long as a phone is let in', () => {
    expect([-900, -720, -10].map((at) => countedAt(minutes(at), now))).toEqual([-720, -720, -10].map(minutes));
  });
});

describe('what becomes of a step that was refused', () => {
  const error = new DomainError('conflict', 'collabs/too-late', 'Too late.');

  it.each<[DoorActionKind, DoorVisit['status'], string, string | null]>([
    ['check-in', 'awaited', 'refused', 'collabs/too-late'],
    ['check-in', 'in', 'refused', 'collabs/too-late'],
    ['check-in', 'cancelled', 'conflict', 'collabs/visit-cancelled'],
    ['check-in', 'no-show-claimed', 'conflict', 'collabs/no-show-claimed'],
    ['bill', 'awaited', 'refused', 'collabs/too-late'],
    ['bill', 'in', 'refused', 'collabs/too-late'],
    ['bill', 'cancelled', 'conflict', 'collabs/visit-cancelled'],
    ['bill', 'no-show-claimed', 'conflict', 'collabs/no-show-claimed'],
    ['late', 'awaited', 'refused', 'collabs/too-late'],
    ['late', 'in', 'conflict', 'collabs/code-used'],
    ['late', 'cancelled', 'conflict', 'collabs/visit-cancelled'],
    ['late', 'no-show-claimed', 'conflict', 'collabs/no-show-claimed'],
    ['no-show', 'awaited', 'refused', 'collabs/too-late'],
    ['no-show', 'in', 'conflict', 'collabs/code-used'],
    ['no-show', 'cancelled', 'conflict', 'collabs/visit-cancelled'],
    ['no-show', 'no-show-claimed', 'already', null],
  ])('%s of a visit that is %s: %s', (kind, status, outcome, code) =>
    expect(verdictOn(error, kind, status)).toMatchObject({ outcome, code }),
  );
});
