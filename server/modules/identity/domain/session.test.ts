import { oldestLiving, renewSession, startSession } from './session.js';

const start = new Date('2026-11-02T10:00:00Z');
const day = 24 * 60 * 60 * 1_000;
const daysLater = (days: number) => new Date(start.getTime() + days * day);
const jane = { id: '01900000-0000-7000-8000-000000000001' };
const cafe = { uid: '01900000-0000-7000-8000-000000000002', type: 'brand' } as const;
const session = startSession(jane, null, 'a browser', start);

describe('a session', () => {
  it('lives seven days without use, and thirty in any case', () => {
    expect(oldestLiving(daysLater(30))).toEqual({ lastSeenAt: daysLater(23), createdAt: start });
  });

  it('gets a new id, but no longer life, when another profile is chosen', () => {
    const renewed = renewSession(session, cafe, daysLater(1));

    expect(renewed.id).not.toBe(session.id);
    expect(renewed).toMatchObject({ profileUid: cafe.uid, profileType: 'brand', createdAt: start });
  });

  it('keeps only so much of what the browser says of itself', () => {
    expect(startSession(jane, null, 'x'.repeat(10_000), start).userAgent).toHaveLength(400);
  });
});
