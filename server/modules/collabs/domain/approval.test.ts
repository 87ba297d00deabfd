import {
  aCollab,
  brandActor,
  daysAfter,
  influencerActor,
  monday,
  strangerBrand,
} from '../../../../test/support/collabs.js';
import { goOnAsAsked, askApproval } from './approval.js';
import { move } from './moves.js';

const later = daysAfter(monday, 1);

describe('an approval that has to be paid for first', () => {
  it('leaves the request as it was, and remembers who said yes', () => {
    const request = aCollab(1);
    const [asked, event] = askApproval(request, brandActor, later);
    expect(asked).toEqual({ ...request, approvalAskedBy: brandActor.userId });
    expect(event).toMatchObject({ name: 'collab.approval-asked', actor: brandActor });
  });

  it('counts once it is paid, in the name of who said yes', () => {
    const [asked] = askApproval(aCollab(1), brandActor, monday);
    const [approved, event] = goOnAsAsked(asked, later)!;
    expect(approved).toMatchObject({ stage: 3, outcome: 'open', approvalAskedBy: null, updatedAt: later });
    expect(event).toMatchObject({ name: 'collab.approved', actor: { userId: brandActor.userId, role: 'brand' } });
    expect(goOnAsAsked(approved, later)).toBeNull();
  });

  it('counts for nothing when nobody waits for it, or the request has ended', () => {
    expect(goOnAsAsked(aCollab(1), later)).toBeNull();
    const [asked] = askApproval(aCollab(1), brandActor, monday);
    const [withdrawn] = move(asked, 'withdraw', influencerActor, monday);
    expect(goOnAsAsked(withdrawn, later)).toBeNull();
  });

  it('is for nobody who could not approve', () => {
    for (const actor of [influencerActor, strangerBrand])
      expect(() => askApproval(aCollab(1), actor, monday)).toThrow('You can’t');
    expect(() => askApproval(aCollab(3), brandActor, monday)).toThrow('is at Approved');
  });
});
