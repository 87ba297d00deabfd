import type { Actor } from '../../../shared/kernel/index.js';
import { open, say } from '../domain/conversation.js';
import type { ConversationRepository } from './conversation.repository.js';

const now = new Date('2027-01-15T12:00:00.000Z');
const later = new Date('2027-01-15T12:05:00.000Z');
const pair = {
  brandId: '01890000-0000-7000-8000-0000000000b1',
  influencerId: '01890000-0000-7000-8000-0000000000a1',
};
const brand: Actor = {
  userId: '01890000-0000-7000-8000-000000000001',
  role: 'brand',
  profile: { type: 'brand', uid: pair.brandId },
};

/** What every ConversationRepository promises. */
export function conversationRepositoryContract(make: () => Promise<ConversationRepository>) {
  let conversations: ConversationRepository;
  beforeEach(async () => (conversations = await make()));

  test('gives back what was opened', async () => {
    const opened = await conversations.open(open(pair, now));

    expect(await conversations.get(opened.id)).toEqual(opened);
  });

  test('keeps one conversation a pair, though many open it at once', async () => {
    const opened = await Promise.all(Array.from({ length: 10 }, () => conversations.open(open(pair, now))));

    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  });

  test('moves the last message on, and never back', async () => {
    const conversation = await conversations.open(open(pair, now));

    await conversations.add(...say(conversation, 'Second', brand, later));
    await conversations.add(...say(conversation, 'First, but late', brand, now));

    expect((await conversations.get(conversation.id)).lastMessageAt).toEqual(later);
  });

  test('says that a conversation does not exist', async () => {
    await expect(conversations.get('01890000-0000-7000-8000-00000000dead')).rejects.toMatchObject({
      code: 'messaging/not-found',
    });
  });
}
