import { testDatabase, type TestDatabase } from '../../../../../test/support/database.js';
import { conversationRepositoryContract } from '../../ports/conversation.repository.contract.js';
import { TypeOrmConversationRepository } from './typeorm-conversation.repository.js';

let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.close());

conversationRepositoryContract(async () => {
  await database.db.rows('truncate conversations cascade');
  return new TypeOrmConversationRepository(database.db, database.outbox);
});
