import { liveChatVisitorsContract, quickRepliesContract } from '../../ports/live-chat.contract.js';
import { conversationReadingContract, conversationRepositoryContract } from '../../ports/conversations.contract.js';
import {
  InMemoryConversationReading,
  InMemoryConversationRepository,
  InMemoryLiveChatVisitors,
  InMemoryQuickReplies,
  InMemoryReportRepository,
} from './in-memory-repositories.js';
import { reportRepositoryContract } from '../../ports/report.repository.contract.js';

describe('conversations', () => conversationRepositoryContract(async () => new InMemoryConversationRepository()));

describe('reading conversations', () =>
  conversationReadingContract(async () => {
    const conversations = new InMemoryConversationRepository();
    return { conversations, reading: new InMemoryConversationReading(conversations) };
  }));

describe('reports', () =>
  reportRepositoryContract(async () => {
    const conversations = new InMemoryConversationRepository();
    return { conversations, reports: new InMemoryReportRepository(conversations) };
  }));

describe('live chat visitors', () => liveChatVisitorsContract(async () => new InMemoryLiveChatVisitors()));

describe('quick replies', () => quickRepliesContract(async () => new InMemoryQuickReplies()));
