import type { LiveChatVisitors } from './live-chat-visitors.js';

const now = new Date('2027-01-15T12:00:00.000Z');
const later = new Date('2027-01-15T12:02:00.000Z');
const visitor = {
  id: '01890000-0000-7000-8000-0000000000e1',
  tokenHash: 'hash',
  email: null,
  page: '/',
  createdAt: now,
};

/** What every LiveChatVisitors promises. */
export function liveChatVisitorsContract(make: () => Promise<LiveChatVisitors>) {
  let visitors: LiveChatVisitors;
  beforeEach(async () => {
    visitors = await make();
    await visitors.add(visitor);
  });

  test('knows people by their token alone', async () => {
    await visitors.leaveEmail(visitor.id, 'v@visitor.test');

    expect(await visitors.byToken('hash')).toEqual({ ...visitor, email: 'v@visitor.test' });
    expect(await visitors.byToken('another')).toBeNull();
  });

  test('hands a due answer to one asker, once', async () => {
    await visitors.planAnswer(visitor.id, later);
    await visitors.planAnswer(visitor.id, new Date('2027-01-15T13:00:00.000Z'));

    expect(await visitors.takeDue(now, 10)).toEqual([]);
    const taken = await Promise.all([visitors.takeDue(later, 10), visitors.takeDue(later, 10)]);
    expect(taken.flat().map(({ id }) => id)).toEqual([visitor.id]);
    expect(await visitors.takeDue(later, 10)).toEqual([]);
  });
}
