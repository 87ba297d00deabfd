import { describe, expect, it } from '@jest/globals';
import type { Collab } from '../../api/collabs';
import { aBill, aCollab } from '../../test/collab';
import { sortCollabs, toDoOf } from './sort-collabs';

const claim = { claimedAt: '2027-03-05T10:00:00.000Z', answerBy: '2027-03-07T10:00:00.000Z', answer: null };
const aParcel = {
  deliverTo: '4 Quay Street',
  carrier: 'Royal Mail',
  trackingNumber: null,
  dispatchedAt: '2027-03-04T10:00:00.000Z',
};
const visit = (id: string, visitAt: string) =>
  aCollab({ id, stage: 4, waitingFor: 'influencer', visitAt, contentDueAt: '2027-04-01T12:00:00.000Z' });

describe('sortCollabs', () => {
  it('takes the earliest visit as the next, also when it has begun, until the influencer is checked in', () => {
    const collabs = [
      visit('later', '2027-03-20T19:00:00.000Z'),
      visit('late', '2027-03-02T19:00:00.000Z'),
      { ...visit('visited', '2027-03-01T19:00:00.000Z'), checkedInAt: '2027-03-01T19:00:00.000Z' },
      visit('next', '2027-03-09T19:00:00.000Z'),
    ];
    expect(sortCollabs(collabs).nextVisit?.id).toBe('late');
    expect(sortCollabs(collabs).laterVisits.map(({ id }) => id)).toEqual(['next', 'later']);
    expect(sortCollabs(collabs).toDos.map(({ id }) => id)).toEqual(['visited']);
  });

  it('asks for a visit to be confirmed once it can be', () => {
    const asked = { ...visit('next', '2027-03-06T10:00:00.000Z'), actions: ['confirm' as const] };
    expect(sortCollabs([asked]).toDos.map((collab) => toDoOf(collab))).toEqual([
      { task: 'Confirm your visit', by: '2027-03-06T10:00:00.000Z' },
    ]);
  });

  it('asks for a bill to be checked, also while the brand is waited for, and not once it has been', () => {
    const awaiting = { ...aBill(), answerBy: '2027-03-08T10:00:00.000Z' };
    const visited = (bill: Collab['bill']) => aCollab({ stage: 5, waitingFor: 'brand', bill });
    expect(sortCollabs([visited(awaiting)]).toDos.map((collab) => toDoOf(collab))).toEqual([
      { task: 'Check the bill', by: '2027-03-08T10:00:00.000Z' },
    ]);
    expect(sortCollabs([visited(aBill({ status: 'confirmed' }))]).toDos).toEqual([]);
  });

  it('puts the most urgent thing to do first', () => {
    const collabs = [
      aCollab({ id: 'april', waitingFor: 'influencer', stage: 5, contentDueAt: '2027-04-01T12:00:00.000Z' }),
      aCollab({ id: 'march', waitingFor: 'influencer', stage: 5, contentDueAt: '2027-03-10T12:00:00.000Z' }),
    ];
    expect(sortCollabs(collabs).toDos.map(({ id }) => id)).toEqual(['march', 'april']);
  });

  it('counts by when a time has to be chosen, a claim answered and a request answered, and what has no limit last', () => {
    const collabs = [
      aCollab({ id: 'parcel', stage: 4, waitingFor: 'influencer', parcel: aParcel }),
      aCollab({ id: 'choose', stage: 3, waitingFor: 'influencer', bookBy: '2027-03-12T12:00:00.000Z' }),
      aCollab({ id: 'content', stage: 4, waitingFor: 'influencer', contentDueAt: '2027-03-11T12:00:00.000Z' }),
      aCollab({ id: 'claim', stage: 4, waitingFor: 'influencer', noShowClaim: claim, contentDueAt: '2027-03-11T12:00:00.000Z' }),
      aCollab({ id: 'asked', waitingFor: 'influencer', requestedBy: 'brand', respondBy: '2027-03-09T12:00:00.000Z' }),
    ]; // prettier-ignore
    expect(sortCollabs(collabs).toDos.map((collab) => [collab.id, toDoOf(collab).task])).toEqual([
      ['claim', 'Say whether you were there'],
      ['asked', 'Answer the brand’s request'],
      ['content', 'Submit your content'],
      ['choose', 'Choose a time'],
      ['parcel', 'Confirm when the parcel arrives'],
    ]);
  });

  it('keeps what is with the brand, what is finished and what came to nothing apart', () => {
    const collabs = [
      aCollab({ id: 'requested' }),
      aCollab({ id: 'contested', stage: 4, waitingFor: 'staff' }),
      aCollab({ id: 'completed', stage: 6, outcome: 'completed', waitingFor: 'nobody' }),
      aCollab({ id: 'declined', outcome: 'declined', waitingFor: 'nobody' }),
    ];
    const { waiting, withStaff, finished, ended, toDos } = sortCollabs(collabs);
    expect([waiting, withStaff, finished, ended, toDos].map((group) => group.map(({ id }) => id))).toEqual([
      ['requested'],
      ['contested'],
      ['completed'],
      ['declined'],
      [],
    ]);
  });
});
