import type { LiveChatVisitors, QuickReplies } from './repositories.js';

const now = new Date('2027-01-15T12:00:00.000Z');
const later = new Date('2027-01-15T12:02:00.000Z');
const visitor = {
  id: '01890000-0000-7000-8000-0000000000e1',
  tokenHash: 'hash',
  email: null,
  page: '/',
  createdAt: now,
};

/** The contract of every LiveChatVisitors. */
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

const [mine, theirs] = ['01890000-0000-7000-8000-0000000000b1', 'staff'];

/** The contract of every QuickReplies. */
export function quickRepliesContract(make: () => Promise<QuickReplies>): void {
  let replies: QuickReplies;
  beforeEach(async () => void (replies = await make()));

  it('keeps each sentence once, apart from those of others', async () => {
    const first = await replies.add(mine, 'On our way!', 2, now);
    await replies.add(theirs, 'Thank you for writing.', 2, now);

    expect(await replies.add(mine, 'On our way!', 2, now)).toEqual(first);
    expect(await replies.of(mine)).toEqual([first]);
  });

  it('keeps no more than it may', async () => {
    await replies.add(mine, 'One', 2, now);
    await replies.add(mine, 'Two', 2, now);

    await expect(replies.add(mine, 'Three', 2, now)).rejects.toMatchObject({
      code: 'messaging/too-many-quick-replies',
    });
  });

  it('nobody removes what is not theirs', async () => {
    const { id } = await replies.add(mine, 'One', 2, now);

    await expect(replies.remove(theirs, id)).rejects.toMatchObject({ code: 'messaging/quick-reply-not-found' });
    expect(await replies.of(mine)).toHaveLength(1);
    await replies.remove(mine, id);
    expect(await replies.of(mine)).toEqual([]);
  });
}
