import type { Actor } from '../../../shared/kernel/index.js';
import { canSee, maxTextLength, open, say } from './conversation.js';

const now = new Date('2027-01-15T12:00:00Z');
const pair = { brandId: 'b1', influencerId: 'i1' };
const actor = (role: Actor['role'], profile?: Actor['profile']): Actor => ({ userId: 'u1', role, profile });
const brand = actor('brand', { type: 'brand', uid: 'b1' });
const influencer = actor('influencer', { type: 'influencer', uid: 'i1' });
const outsiders = [
  actor('brand', { type: 'brand', uid: 'b2' }),
  actor('influencer', { type: 'influencer', uid: 'i2' }),
  actor('brand', { type: 'brand', uid: 'i1' }),
  actor('influencer', { type: 'influencer', uid: 'b1' }),
  actor('admin'),
  actor('guest'),
];

test.each([brand, influencer])('the $role of the pair may read and write', (side) => {
  const conversation = open(pair, now);

  const [message, event] = say(conversation, 'See you on Friday!', side, now);

  expect(canSee(conversation, side)).toBe(true);
  expect(message).toMatchObject({ conversationId: conversation.id, senderUid: side.profile?.uid, sentAt: now });
  expect(event.payload).toEqual({ ...pair, conversationId: conversation.id });
});

test('what is told of a message does not hold its text', () => {
  const [, event] = say(open(pair, now), 'a secret', brand, now);

  expect(JSON.stringify(event)).not.toContain('a secret');
});

test.each(outsiders)('for others the conversation does not exist: $role $profile', (outsider) => {
  const conversation = open(pair, now);

  expect(canSee(conversation, outsider)).toBe(false);
  expect(() => say(conversation, 'Hello', outsider, now)).toThrow(
    expect.objectContaining({ code: 'messaging/not-found' }),
  );
});

test.each([
  ['', false],
  ['   \n', false],
  ['x', true],
  ['x'.repeat(maxTextLength), true],
  ['x'.repeat(maxTextLength + 1), false],
  ['a\0b', false],
])('a message has from 1 to 4,000 characters: %#', (text, fine) => {
  const send = () => say(open(pair, now), text, brand, now);
  if (fine) expect(send).not.toThrow();
  else expect(send).toThrow(expect.objectContaining({ code: 'messaging/bad-text' }));
});
