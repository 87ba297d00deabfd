import type { Actor } from '../../../shared/kernel/index.js';
import { audienceOf, block, canSee, open, openSupport, openVisitor, sideOf } from './conversation.js';
import { edit, maxTextLength, say, takeBack } from './message.js';
import { lookAt, report, resolve } from './report.js';

const now = new Date('2027-01-15T12:00:00Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const pair = { brandId: 'b1', influencerId: 'i1' };
const actor = (role: Actor['role'], profile?: Actor['profile'], userId = 'u1'): Actor => ({ userId, role, profile });
const brand = actor('brand', { type: 'brand', uid: 'b1' });
const influencer = actor('influencer', { type: 'influencer', uid: 'i1' });
const staff = actor('admin');
const outsiders = [
  actor('brand', { type: 'brand', uid: 'b2' }),
  actor('influencer', { type: 'influencer', uid: 'i2' }),
  actor('brand', { type: 'brand', uid: 'i1' }),
  actor('influencer', { type: 'influencer', uid: 'b1' }),
  staff,
  actor('guest'),
];

test.each([brand, influencer])('the $role of the pair may read and write', (side) => {
  const conversation = open(pair, now);

  const [message, event] = say(conversation, { text: 'See you on Friday!' }, side, now);

  expect(canSee(conversation, side)).toBe(true);
  expect(message).toMatchObject({ conversationId: conversation.id, senderUid: side.profile?.uid, sentAt: now });
  expect(event.payload).toMatchObject({ ...pair, conversationId: conversation.id, side: side.role });
});

test('a message’s event doesn’t hold its text', () => {
  const [, event] = say(open(pair, now), { text: 'a secret' }, brand, now);

  expect(JSON.stringify(event)).not.toContain('a secret');
});

test.each(outsiders)('for others the conversation does not exist: $role $profile', (outsider) => {
  const conversation = open(pair, now);

  expect(canSee(conversation, outsider)).toBe(false);
  expect(() => say(conversation, { text: 'Hello' }, outsider, now)).toThrow(
    expect.objectContaining({ code: 'messaging/not-found' }),
  );
});

test('anyone talks with support, and every member of staff answers there', () => {
  const conversation = openSupport({ type: 'influencer', uid: 'i1' }, now);

  expect(sideOf(conversation, influencer)).toBe('influencer');
  expect(sideOf(conversation, staff)).toBe('staff');
  expect(sideOf(conversation, brand)).toBeNull();
  expect(audienceOf(conversation)).toEqual(['profile:i1', 'staff']);
});

test('a visitor sees their own chat only', () => {
  const conversation = openVisitor('v1', now);

  expect(sideOf(conversation, actor('guest', undefined, 'v1'))).toBe('visitor');
  expect(sideOf(conversation, actor('guest', undefined, 'v2'))).toBeNull();
  expect(sideOf(conversation, staff)).toBe('staff');
});

test.each([
  ['', false],
  ['   \n', false],
  ['x', true],
  ['x'.repeat(maxTextLength), true],
  ['x'.repeat(maxTextLength + 1), false],
  ['a\0b', false],
])('a message has from 1 to 4,000 characters: %#', (text, fine) => {
  const send = () => say(open(pair, now), { text }, brand, now);
  if (fine) expect(send).not.toThrow();
  else expect(send).toThrow(expect.objectContaining({ code: 'messaging/bad-text' }));
});

test.each([
  [15, brand, true],
  [15.1, brand, false],
  [1, { ...brand, userId: 'u2' }, false],
])('a message is changed and taken back by its writer, for 15 minutes: after %d', (minutes, who, fine) => {
  const conversation = open(pair, now);
  const [message] = say(conversation, { text: 'At sevn' }, brand, now);
  const changes = [
    () => edit(conversation, message, 'At seven', who, after(minutes)),
    () => takeBack(conversation, message, who, after(minutes)),
  ];
  for (const change of changes) {
    if (fine) expect(change).not.toThrow();
    else expect(change).toThrow(expect.objectContaining({ code: 'messaging/too-late-to-change' }));
  }
});

test('of what was taken back nothing stays to be read', () => {
  const conversation = open(pair, now);
  const [message] = say(conversation, { text: 'My number is 07700 900123' }, brand, now);

  expect(takeBack(conversation, message, brand, after(1))[0]).toMatchObject({
    text: '',
    files: [],
    deletedAt: after(1),
  });
});

test('R439: where one side has blocked, nobody writes; support cannot be blocked by a member', () => {
  const conversation = open(pair, now);
  const [side] = block(conversation, true, influencer, now);

  expect(() => say({ ...conversation, blockedBy: [side] }, { text: 'Hello?' }, brand, now)).toThrow(
    expect.objectContaining({ code: 'messaging/blocked' }),
  );
  expect(() => block(openSupport({ type: 'brand', uid: 'b1' }, now), true, brand, now)).toThrow(
    expect.objectContaining({ code: 'messaging/cannot-block' }),
  );
});

test('R439: every staff view of a reported conversation is recorded, and a report is decided once', () => {
  const facts = { reason: 'spam', details: '', messageId: null } as const;
  const [made] = report(open(pair, now), facts, brand, now);

  expect(lookAt(made, staff, now)).toMatchObject({ name: 'report.looked-at', actor: staff });
  const [resolved] = resolve(made, 'dismissed', staff, now);
  expect(() => resolve(resolved, 'dismissed', staff, now)).toThrow(
    expect.objectContaining({ code: 'messaging/report-resolved' }),
  );
  expect(() => resolve(made, 'message-removed', staff, now)).toThrow(
    expect.objectContaining({ code: 'messaging/nothing-to-remove' }),
  );
});
