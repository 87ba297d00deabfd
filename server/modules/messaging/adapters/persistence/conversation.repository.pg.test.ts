import { liveChatVisitorsContract, quickRepliesContract } from '../../ports/live-chat.contract.js';
import { SqlLiveChatVisitors, SqlQuickReplies } from './sql-live-chat.js';
import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { conversationRepositoryContract } from '../../ports/conversations.contract.js';
import { reportRepositoryContract } from '../../ports/report.repository.contract.js';
import { TypeOrmConversationRepository } from './typeorm-conversation.repository.js';
import { TypeOrmReportRepository } from './typeorm-report.repository.js';

let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.close());

const conversations = async () => {
  await database.empty('conversations');
  return new TypeOrmConversationRepository(database.db, database.outbox);
};

describe('conversations', () => conversationRepositoryContract(conversations));

describe('reports', () =>
  reportRepositoryContract(async () => ({
    conversations: await conversations(),
    reports: new TypeOrmReportRepository(database.db, database.outbox),
  })));

describe('live chat visitors', () =>
  liveChatVisitorsContract(async () => {
    await database.empty('live_chat_visitors');
    return new SqlLiveChatVisitors(database.db);
  }));

describe('quick replies', () =>
  quickRepliesContract(async () => {
    await database.empty('quick_replies');
    return new SqlQuickReplies(database.db);
  }));
