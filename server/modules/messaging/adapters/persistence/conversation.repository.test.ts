import { conversationRepositoryContract } from '../../ports/conversation.repository.contract.js';
import { InMemoryConversationRepository } from './in-memory-conversation.repository.js';

conversationRepositoryContract(async () => new InMemoryConversationRepository());
