import { describe, expect, it } from '@jest/globals';
import { aCollab } from '../../test/collab';
import { sortCollabs } from './sort-collabs';

const now = new Date('2027-03-05T12:00:00Z');
const visit = (id: string, visitAt: string) =>
  aCollab({ id, stage: 4, waitingFor: 'influencer', visitAt, contentDueAt: '2027-04-01T12:00:00.000Z' });

describe('sortCollabs', () => {
  it('takes the earliest visit to come as the next, and no past one', () => {
    const collabs = [
      visit('later', '2027-03-20T19:00:00.000Z'),
      visit('past', '2027-03-02T19:00:00.000Z'),
      visit('next', '2027-03-09T19:00:00.000Z'),
    ];
    expect(sortCollabs(collabs, now).nextVisit?.id).toBe('next');
    expect(sortCollabs(collabs, now).toDos.map(({ id }) => id)).toEqual(['past']);
  });

  it('puts the most urgent thing to do first', () => {
    const collabs = [
      aCollab({ id: 'april', waitingFor: 'influencer', stage: 5, contentDueAt: '2027-04-01T12:00:00.000Z' }),
      aCollab({ id: 'march', waitingFor: 'influencer', stage: 5, contentDueAt: '2027-03-10T12:00:00.000Z' }),
    ];
    expect(sortCollabs(collabs, now).toDos.map(({ id }) => id)).toEqual(['march', 'april']);
  });

  it('keeps what is with the brand, what is finished and what came to nothing apart', () => {
    const collabs = [
      aCollab({ id: 'requested' }),
      aCollab({ id: 'completed', stage: 6, outcome: 'completed', waitingFor: 'nobody' }),
      aCollab({ id: 'declined', outcome: 'declined', waitingFor: 'nobody' }),
    ];
    const { waiting, finished, ended, toDos } = sortCollabs(collabs, now);
    expect([waiting, finished, ended, toDos].map((group) => group.map(({ id }) => id))).toEqual([
      ['requested'],
      ['completed'],
      ['declined'],
      [],
    ]);
  });
});
