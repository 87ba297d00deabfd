import type { Actor } from '../../../shared/kernel/index.js';
import { block } from '../domain/blocking.js';
import { open, openSupport, openVisitor } from '../domain/conversation.js';
import { edit, say, takeBack } from '../domain/message.js';
import type { ConversationRepository } from './conversation.repository.js';

const now = new Date('2027-01-15T12:00:00.000Z');
const later = new Date('2027-01-15T12:05:00.000Z');
const pair = {
  brandId: '01890000-0000-7000-8000-0000000000b1',
  influencerId: '01890000-0000-7000-8000-0000000000a1',
};
const userId = '01890000-0000-7000-8000-000000000001';
const brand: Actor = { userId, role: 'brand', profile: { type: 'brand', uid: pair.brandId } };
const clientId = '01890000-0000-7000-8000-0000000000c1';

/** What every ConversationRepository promises. */
export function conversationRepositoryContract(make: () => Promise<ConversationRepository>) {
  let conversations: ConversationRepository;
  beforeEach(async () => (conversations = await make()));

  test('gives back what was opened', async () => {
    const opened = await conversations.open(open(pair, now));

    expect(await conversations.get(opened.id)).toEqual(opened);
  });

  test.each([
    ['a pair', () => open(pair, now)],
    ['a profile and support', () => openSupport({ type: 'brand', uid: pair.brandId }, now)],
    ['a visitor and support', () => openVisitor(userId, now)],
  ])('keeps one conversation of %s, though many open it at once', async (_, begin) => {
    const opened = await Promise.all(Array.from({ length: 10 }, () => conversations.open(begin())));

    expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  });

  test('moves the last message on, and never back', async () => {
    const conversation = await conversations.open(open(pair, now));

    await conversations.add(...say(conversation, { text: 'Second' }, brand, later));
    await conversations.add(...say(conversation, { text: 'First, but late' }, brand, now));

    expect(await conversations.get(conversation.id)).toMatchObject({ lastMessageAt: later, lastSeq: 2 });
  });

  test('gives each message a place of its own, though many are sent at once', async () => {
    const conversation = await conversations.open(open(pair, now));
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, n) => conversations.add(...say(conversation, { text: `No ${n}` }, brand, now))),
    );

    expect(sent.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('stores once what is sent again, though it is sent many times at once', async () => {
    const conversation = await conversations.open(open(pair, now));
    const send = () => conversations.add(...say(conversation, { text: 'Once', clientId }, brand, now));

    const answers = [...(await Promise.all(Array.from({ length: 5 }, send))), await send()];

    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await conversations.get(conversation.id)).lastSeq).toBe(1);
  });

  test('a side moves on, never back and never beyond the newest message', async () => {
    const conversation = await conversations.open(open(pair, now));
    await conversations.add(...say(conversation, { text: 'One' }, brand, now));

    expect(await conversations.moveOn(conversation.id, 'influencer', { read: 99 })).toBe(true);
    expect(await conversations.moveOn(conversation.id, 'influencer', { read: 1 })).toBe(false);
    expect(await conversations.moveOn(conversation.id, 'brand', { read: 1 })).toBe(false);
  });

  test('keeps what was changed, and changes nothing that is deleted', async () => {
    const conversation = await conversations.open(open(pair, now));
    const sent = await conversations.add(...say(conversation, { text: 'At sevn' }, brand, now));

    await conversations.change(...edit(conversation, sent, 'At seven', brand, later));
    expect(await conversations.message(conversation.id, sent.id)).toMatchObject({ text: 'At seven', editedAt: later });

    await conversations.change(...takeBack(conversation, sent, brand, later));
    await expect(conversations.change(...edit(conversation, sent, 'Back', brand, later))).rejects.toMatchObject({
      code: 'messaging/message-not-found',
    });
  });

  test('refuses a message when a side has blocked meanwhile', async () => {
    const conversation = await conversations.open(open(pair, now));
    const [side, event] = block(conversation, true, brand, now);
    await conversations.block(conversation.id, side, true, event);

    await expect(conversations.add(...say(conversation, { text: 'Hello?' }, brand, now))).rejects.toMatchObject({
      code: 'messaging/blocked',
    });
    expect((await conversations.get(conversation.id)).blockedBy).toEqual(['brand']);

    await conversations.block(conversation.id, side, false, block(conversation, false, brand, later)[1]);
    expect((await conversations.add(...say(conversation, { text: 'Hello!' }, brand, later))).seq).toBe(1);
  });

  test('says that a conversation does not exist', async () => {
    await expect(conversations.get('01890000-0000-7000-8000-00000000dead')).rejects.toMatchObject({
      code: 'messaging/not-found',
    });
  });
}
