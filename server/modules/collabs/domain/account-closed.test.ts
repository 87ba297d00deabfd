import { aCollab, brandActor, influencerActor, monday, staffActor } from '../../../../test/support/collabs.js';
import { endWithAccount } from './account-closed.js';
import { move } from './moves.js';

describe('when an account is closed', () => {
  test.each([
    ['who asked withdraws a request', aCollab(1), influencerActor, 'withdrawn', 'collab.withdrawn'],
    ['who was asked declines it', aCollab(1), brandActor, 'declined', 'collab.declined'],
    ['an approved Collab is cancelled', aCollab(3), influencerActor, 'cancelled', 'collab.cancelled'],
    ['so is one with a time', aCollab(4), brandActor, 'cancelled', 'collab.cancelled'],
    [
      'and one whose content waits for an answer',
      { ...aCollab(4), stage: 5 as const },
      influencerActor,
      'cancelled',
      'collab.cancelled',
    ],
  ])('%s', (_, collab, actor, outcome, name) => {
    const [ended, event] = endWithAccount(collab, actor.profile!.type, actor, monday)!;
    expect(ended).toMatchObject({ outcome, stage: collab.stage, reason: 'The account was closed.' });
    expect(event).toMatchObject({ name, payload: { outcome } });
  });

  it('what has ended stays as it is', () => {
    const [cancelled] = move(aCollab(3), 'cancel', brandActor, monday);
    expect(endWithAccount(cancelled, 'influencer', influencerActor, monday)).toBeNull();
  });

  it('staff who delete a profile end its Collabs as if that side had left', () => {
    expect(endWithAccount(aCollab(1), 'influencer', staffActor, monday)![0].outcome).toBe('withdrawn');
    expect(endWithAccount(aCollab(1), 'brand', staffActor, monday)![0].outcome).toBe('declined');
  });
});
