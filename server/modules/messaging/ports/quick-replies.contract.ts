import type { QuickReplies } from './quick-replies.js';

const now = new Date('2027-01-15T12:00:00.000Z');
const [mine, theirs] = ['01890000-0000-7000-8000-0000000000b1', 'staff'];

/** What every QuickReplies promises. */
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
