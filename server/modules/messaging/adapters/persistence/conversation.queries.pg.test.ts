import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import type { Actor, ProfileRef } from '../../../../shared/kernel/index.js';
import { open, say } from '../../domain/conversation.js';
import { TypeOrmConversationQueries } from './typeorm-conversation.queries.js';
import { TypeOrmConversationRepository } from './typeorm-conversation.repository.js';

const brand = (n: number): ProfileRef => ({ type: 'brand', uid: `01890000-0000-7000-8000-0000000000b${n}` });
const influencer: ProfileRef = { type: 'influencer', uid: '01890000-0000-7000-8000-0000000000a1' };
const at = (minute: number) => new Date(Date.UTC(2027, 0, 15, 12, minute));
const as = (profile: ProfileRef): Actor => ({
  userId: '01890000-0000-7000-8000-000000000001',
  role: profile.type,
  profile,
});

let database: TestDatabase;
let queries: TypeOrmConversationQueries;
let conversations: TypeOrmConversationRepository;

beforeAll(async () => {
  database = await testDatabase();
  queries = new TypeOrmConversationQueries(database.db);
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
beforeEach(() => database.db.rows('truncate conversations cascade'));

const opened = (n: number) => conversations.open(open({ brandId: brand(n).uid, influencerId: influencer.uid }, at(0)));

test('each side sees the other, with the newest conversation first', async () => {
  const [first, second] = [await opened(1), await opened(2)];
  await conversations.add(...say(second, 'Hello from two', as(brand(2)), at(1)));
  await conversations.add(...say(first, 'Hello back', as(influencer), at(2)));

  const mine = await queries.listOf(influencer, 10);

  expect(mine.map((row) => [row.with.name, row.lastMessage?.text])).toEqual([
    ['Brand 1', 'Hello back'],
    ['Brand 2', 'Hello from two'],
  ]);
  expect(await queries.listOf(brand(1), 10)).toEqual([
    {
      id: first.id,
      with: { uid: influencer.uid, type: 'influencer', name: 'Ada', handle: 'ada', avatarPath: null },
      lastMessageAt: at(2).toISOString(),
      lastMessage: expect.objectContaining({ senderUid: influencer.uid, sentAt: at(2).toISOString() }),
    },
  ]);
});

test('a conversation in which nothing was said yet has no last message', async () => {
  await opened(1);

  expect(await queries.listOf(brand(1), 10)).toEqual([expect.objectContaining({ lastMessage: null })]);
});

test('messages are read page by page, none twice and none missed, though many have the same time', async () => {
  const conversation = await opened(1);
  const texts = Array.from({ length: 7 }, (_, n) => `Message ${n}`);
  for (const text of texts) await conversations.add(...say(conversation, text, as(influencer), at(1)));

  const first = await queries.messages(conversation.id, 4);
  const second = await queries.messages(conversation.id, 4, first.at(-1)?.id);

  expect([...first, ...second].map(({ text }) => text)).toEqual(texts.reverse());
});

test('a place in another conversation is no place in this one', async () => {
  const [first, second] = [await opened(1), await opened(2)];
  await conversations.add(...say(first, 'Here', as(influencer), at(1)));
  await conversations.add(...say(second, 'There', as(influencer), at(2)));
  const [elsewhere] = await queries.messages(second.id, 1);

  expect(await queries.messages(first.id, 10, elsewhere?.id)).toEqual([]);
});
