import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import type { Actor, ProfileRef } from '../../../../shared/kernel/index.js';
import { open, openSupport, openVisitor } from '../../domain/conversation.js';
import { say } from '../../domain/message.js';
import { conversationReadingContract } from '../../ports/conversations.contract.js';
import type { Reader } from '../../ports/repositories.js';
import { TypeOrmConversationRepository } from '../persistence/typeorm-conversation.repository.js';
import { ConversationQueries } from './conversation-queries.js';

const brand = (n: number): ProfileRef => ({ type: 'brand', uid: `01890000-0000-7000-8000-0000000000b${n}` });
const influencer: ProfileRef = { type: 'influencer', uid: '01890000-0000-7000-8000-0000000000a1' };
const readerOf = ({ type, uid }: ProfileRef): Reader => ({ side: type, uid });
const staff: Actor = { userId: '01890000-0000-7000-8000-000000000009', role: 'admin', staffRole: 'operations' };
const at = (minute: number) => new Date(Date.UTC(2027, 0, 15, 12, minute));
const as = (profile: ProfileRef): Actor => ({
  userId: '01890000-0000-7000-8000-000000000001',
  role: profile.type,
  profile,
});

let database: TestDatabase;
let queries: ConversationQueries;
let conversations: TypeOrmConversationRepository;

beforeAll(async () => {
  database = await testDatabase();
  queries = new ConversationQueries(database.db);
  conversations = new TypeOrmConversationRepository(database.db, database.outbox);
  for (const n of [1, 2]) {
    await database.db.rows(
      `insert into brands (id, name, slug, email, city, category, sales_stage, onboarding_stage, created_at, updated_at, version)
       values ($1, $2, $3, 'b@tastemaker.test', 'london', 'hotels', 1, 1, now(), now(), 1)`,
      [brand(n).uid, `Brand ${n}`, `brand-${n}`],
    );
  }
  await database.db.rows(
    `insert into influencers (id, name, handle, slug, claimed, source, created_at, updated_at, version)
     values ($1, 'Ada', 'ada', 'ada', true, 'joined', now(), now(), 1)`,
    [influencer.uid],
  );
});
afterAll(() => database.close());
beforeEach(() => database.empty('conversations'));

const opened = (n: number) => conversations.open(open({ brandId: brand(n).uid, influencerId: influencer.uid }, at(0)));

test('each side sees the other, with the newest conversation first', async () => {
  const [first, second] = [await opened(1), await opened(2)];
  await conversations.add(...say(second, { text: 'Hello from two' }, as(brand(2)), at(1)));
  await conversations.add(...say(first, { text: 'Hello back' }, as(influencer), at(2)));

  const mine = await queries.listOf(readerOf(influencer), 10);

  expect(mine.map((row) => [row.with.name, row.lastMessage?.text])).toEqual([
    ['Brand 1', 'Hello back'],
    ['Brand 2', 'Hello from two'],
  ]);
  expect(await queries.listOf(readerOf(brand(1)), 10)).toEqual([
    {
      id: first.id,
      kind: 'pair',
      with: { uid: influencer.uid, type: 'influencer', name: 'Ada', handle: 'ada', avatarPath: null },
      lastMessageAt: at(2).toISOString(),
      lastMessage: expect.objectContaining({ side: 'influencer', seq: 1, sentAt: at(2).toISOString() }),
      unread: 1,
      readSeq: 0,
      theirDeliveredSeq: 1,
      theirReadSeq: 1,
      blockedBy: [],
    },
  ]);
});

test('a conversation in which nothing was said yet has no last message', async () => {
  await opened(1);

  expect(await queries.listOf(readerOf(brand(1)), 10)).toEqual([expect.objectContaining({ lastMessage: null })]);
});

test('a list tells each side how far both have come', async () => {
  const conversation = await opened(1);
  for (const text of ['One', 'Two']) await conversations.add(...say(conversation, { text }, as(brand(1)), at(1)));

  await conversations.moveOn(conversation.id, 'influencer', { delivered: 2, read: 1 });

  expect(await queries.listOf(readerOf(influencer), 10)).toEqual([expect.objectContaining({ unread: 1, readSeq: 1 })]);
  expect(await queries.listOf(readerOf(brand(1)), 10)).toEqual([
    expect.objectContaining({ theirDeliveredSeq: 2, theirReadSeq: 1 }),
  ]);
});

test('staff read what is meant for support, and nothing of what a brand and an influencer say', async () => {
  const asked = await conversations.open(openSupport(influencer, at(0)));
  const visited = await conversations.open(openVisitor('01890000-0000-7000-8000-0000000000e1', at(0)));
  const guest: Actor = { userId: '01890000-0000-7000-8000-0000000000e1', role: 'guest' };
  await conversations.add(...say(asked, { text: 'Can you help?' }, as(influencer), at(1)));
  await conversations.add(...say(visited, { text: 'What does it cost?' }, guest, at(2)));
  await conversations.add(...say(await opened(1), { text: 'Ours alone' }, as(influencer), at(3)));

  const inbox = await queries.listOf({ side: 'staff' }, 10);
  expect(inbox.map((row) => [row.with.type, row.with.name, row.unread])).toEqual([
    ['visitor', 'Visitor', 1],
    ['influencer', 'Ada', 1],
  ]);
  await conversations.add(...say(asked, { text: 'Of course.' }, staff, at(4)));
  expect((await queries.listOf(readerOf(influencer), 10))[0]?.with.name).toBe('Tastemaker support');
});

test('messages are found by the beginnings of their words, in your own conversations only', async () => {
  const [mine, other] = [await opened(1), await opened(2)];
  await conversations.add(...say(mine, { text: 'The terrace is open' }, as(brand(1)), at(1)));
  await conversations.add(...say(mine, { text: 'We have a terrier' }, as(influencer), at(2)));
  await conversations.add(...say(other, { text: 'Another terrace' }, as(brand(2)), at(3)));

  const texts = async (reader: Reader, ...words: string[]) =>
    (await queries.search(reader, words, 10)).map(({ text }) => text);
  expect(await texts(readerOf(brand(1)), 'terr')).toEqual(['We have a terrier', 'The terrace is open']);
  expect(await texts(readerOf(brand(1)), 'terr', 'open')).toEqual(['The terrace is open']);
  expect(await texts(readerOf(influencer), 'terrace')).toEqual(['Another terrace', 'The terrace is open']);
  expect(await texts(readerOf(brand(1)), "o'hare\\")).toEqual([]);
});

test('a file is seen by those to whom it was sent', async () => {
  const mediaId = '01890000-0000-7000-8000-0000000000f1';
  const files = [{ mediaId, kind: 'image', fileName: 'dish.jpg', bytes: 1, width: 1, height: 1 } as const];
  await conversations.add(...say(await opened(1), { text: '', files }, as(influencer), at(1)));

  expect(await queries.hasFile(readerOf(brand(1)), mediaId)).toBe(true);
  expect(await queries.hasFile(readerOf(brand(2)), mediaId)).toBe(false);
  expect(await queries.hasFile({ side: 'staff' }, mediaId)).toBe(false);
  expect(await queries.isSent(mediaId)).toBe(true);
});

test('however many staff have written to since, anyone waiting for their answer is in their list', async () => {
  const waits = await conversations.open(openSupport(brand(1), at(0)));
  await conversations.add(...say(waits, { text: 'Can you help?' }, as(brand(1)), at(1)));
  for (const profile of [brand(2), influencer]) {
    const written = await conversations.open(openSupport(profile, at(2)));
    await conversations.add(...say(written, { text: 'Dinner on Friday?' }, staff, at(3)));
  }

  const [, second] = await queries.listOf({ side: 'staff' }, 2);

  expect(second).toMatchObject({ id: waits.id, unread: 1 });
});

describe('what use cases read', () => conversationReadingContract(async () => ({ conversations, reading: queries })));
