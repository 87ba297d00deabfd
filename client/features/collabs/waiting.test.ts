import { describe, expect, it } from '@jest/globals';
import { aCollab, aPiece } from '../../test/collab';
import { whoWaits } from './WhoWaits';

const now = new Date('2027-03-05T12:00:00Z');

describe('whoWaits', () => {
  it('tells whose turn it is: the reader’s own, or the other side by name', () => {
    expect(whoWaits(aCollab(), 'brand', now)).toBe('It’s your turn to answer this request.');
    expect(whoWaits(aCollab(), 'influencer', now)).toBe('Waiting for Harbour Lights to answer this request.');
    expect(whoWaits(aCollab({ stage: 3, waitingFor: 'influencer' }), 'staff', now)).toBe(
      'Waiting for @ada to choose a time.',
    );
  });

  it('names the visit while it is still to come', () => {
    const scheduled = aCollab({ stage: 4, waitingFor: 'influencer', visitAt: '2027-03-09T19:30:00.000Z' });
    expect(whoWaits(scheduled, 'influencer', now)).toBe(
      'The visit is on Tue\u00a09\u00a0Mar, 19:30. Content can be submitted afterwards.',
    );
  });

  it('asks nobody for content before they were checked in, however late it gets', () => {
    const late = aCollab({ stage: 4, waitingFor: 'influencer', visitAt: '2027-03-09T19:30:00.000Z' });
    for (const hours of [0, 12, 47]) {
      const at = new Date(new Date('2027-03-09T19:30:00Z').getTime() + hours * 3_600_000);
      expect(whoWaits(late, 'influencer', at)).toBe(
        'Your visit began on Tue\u00a09\u00a0Mar, 19:30. Show your code at the door when you get there.',
      );
      expect(whoWaits(late, 'brand', at)).toBe(
        'The visit began on Tue\u00a09\u00a0Mar, 19:30. @ada hasn’t been checked in yet.',
      );
    }
    expect(whoWaits({ ...late, checkedInAt: '2027-03-09T21:00:00.000Z' }, 'influencer', now)).toBe(
      'It’s your turn to submit the content.',
    );
  });

  it('asks for changes after the brand has sent a piece back', () => {
    const rounds = [{ number: 1, comment: 'Show the menu.', at: '2027-03-04T12:00:00.000Z', version: 1, pins: [] }];
    const sentBack = aCollab({ stage: 5, waitingFor: 'influencer', deliverables: [aPiece({ rounds })] });
    expect(whoWaits(sentBack, 'influencer', now)).toBe('It’s your turn to make the suggested changes.');
  });

  it('is the reader’s turn while there is a piece to act on, even when the other side has one too', () => {
    const rounds = [{ number: 1, comment: 'Show the menu.', at: '2027-03-04T12:00:00.000Z', version: 1, pins: [] }];
    const deliverables = [aPiece({ rounds, actions: ['submit'] }), aPiece({ id: 'second', status: 'draft' })];
    const both = aCollab({ stage: 5, waitingFor: 'brand', deliverables });
    expect(whoWaits(both, 'influencer', now)).toBe('It’s your turn to make the suggested changes.');
    expect(whoWaits(both, 'staff', now)).toBe('Waiting for Harbour Lights to review the content.');
  });

  it('says how it ended', () => {
    expect(whoWaits(aCollab({ outcome: 'expired', waitingFor: 'nobody' }), 'brand', now)).toBe(
      'This request expired without an answer.',
    );
    const completed = (...statuses: ('published' | 'draft')[]) =>
      aCollab({
        outcome: 'completed',
        waitingFor: 'nobody',
        deliverables: statuses.map((status, at) => aPiece({ id: `${at}`, status })),
      });
    expect(whoWaits(completed('published', 'published'), 'brand', now)).toBe(
      'Completed: every piece is approved and published.',
    );
    expect(whoWaits(completed('published', 'draft'), 'brand', now)).toBe(
      'Completed: the brand accepted what was delivered.',
    );
  });

  it('knows who acts about a parcel, a claim and a payment', () => {
    const parcel = { deliverTo: null, carrier: null, trackingNumber: null, dispatchedAt: null };
    const shipped = { terms: { ...aCollab().terms, shipped: true }, stage: 3, parcel } as const;
    expect(whoWaits(aCollab({ ...shipped, waitingFor: 'influencer' }), 'influencer', now)).toBe(
      'It’s your turn to give an address for the parcel.',
    );
    const addressed = aCollab({ ...shipped, parcel: { ...parcel, deliverTo: '4 Quay Street' } });
    expect(whoWaits(addressed, 'influencer', now)).toBe('Waiting for Harbour Lights to send the parcel.');
    const noShowClaim = {
      claimedAt: '2027-03-04T12:00:00.000Z',
      answerBy: '2027-03-06T12:00:00.000Z',
      answer: 'I was there.',
    };
    expect(whoWaits(aCollab({ stage: 4, waitingFor: 'staff', noShowClaim }), 'brand', now)).toBe(
      'Waiting for our staff to decide about the visit.',
    );
    expect(whoWaits(aCollab({ requestedBy: 'brand', awaitsPayment: true }), 'brand', now)).toBe(
      'It’s your turn to pay, so that the request can be sent.',
    );
  });
});
