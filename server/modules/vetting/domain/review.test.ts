import type { Actor } from '../../../shared/kernel/index.js';
import { decide, type Review, waitFor } from './review.js';

const [before, now, after] = [9, 10, 11].map((hour) => new Date(Date.UTC(2026, 10, 23, hour))) as [Date, Date, Date];
const staff: Actor = { userId: 'alex', role: 'admin', staffRole: 'operations' };
const waiting = waitFor(null, 'nia', 'new', before)!;
const approved = decide(waiting, 'approved', null, staff, now)[0];
const sentBack = decide(waiting, 'sent-back', 'The handle is another one’s.', staff, now)[0];

describe('R440: the review of an influencer', () => {
  it('waits when someone is new, taken over or flagged, and once only', () => {
    expect(waiting).toMatchObject({ state: 'waiting', why: 'new', since: before, keptBack: false });
    expect(waitFor(waiting, 'nia', 'flagged', after)).toBeNull();
    expect(waitFor(approved, 'nia', 'flagged', after)).toMatchObject({ state: 'waiting', why: 'flagged' });
    expect(waitFor(approved, 'nia', 'new', after)).toBeNull();
  });

  it('does not wait again for what happened before it was decided', () => {
    expect(waitFor(approved, 'nia', 'flagged', before)).toBeNull();
  });

  it('waits again when one who was sent back has changed something, and stays away from brands until approved', () => {
    expect(sentBack).toMatchObject({ keptBack: true, reason: 'The handle is another one’s.', decidedBy: 'alex' });
    const changed = waitFor(sentBack, 'nia', 'changed', after)!;
    expect(changed).toMatchObject({ state: 'waiting', why: 'changed', keptBack: true });
    expect(decide(changed, 'approved', null, staff, after)[0]).toMatchObject({ keptBack: false, reason: null });
    expect(waitFor(approved, 'nia', 'changed', after)).toBeNull();
    expect(waitFor(null, 'nia', 'changed', after)).toBeNull();
  });

  it('is decided once, taken back once, and sent back for a reason only', () => {
    const codeOf = (review: Review | null, decision: Review['state'], reason: string | null = null) => {
      try {
        return decide(review, decision, reason, staff, after)[1].name;
      } catch (error) {
        return (error as { code: string }).code;
      }
    };
    expect(codeOf(approved, 'sent-back', 'Why.')).toBe('profiles/not-waiting');
    expect(codeOf(null, 'approved')).toBe('profiles/not-waiting');
    expect(codeOf(waiting, 'waiting')).toBe('profiles/not-waiting');
    expect(codeOf(waiting, 'sent-back')).toBe('profiles/review-reason-needed');
    expect(codeOf(approved, 'waiting')).toBe('influencer.review-reopened');
    const looks: Actor = { ...staff, staffRole: 'read-only' };
    expect(() => decide(waiting, 'approved', null, looks, now)).toThrow(/staff/i);
  });
});
