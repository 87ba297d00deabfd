import { liveChatVisitorsContract } from '../../ports/live-chat-visitors.contract.js';
import {
  InMemoryConversationRepository,
  InMemoryLiveChatVisitors,
  InMemoryReportRepository,
} from './in-memory-repositories.js';
import { conversationRepositoryContract } from '../../ports/conversation.repository.contract.js';
import { quickRepliesContract } from '../../ports/quick-replies.contract.js';
import { reportRepositoryContract } from '../../ports/report.repository.contract.js';
import { InMemoryQuickReplies } from './in-memory-quick-replies.js';

describe('conversations', () => conversationRepositoryContract(async () => new InMemoryConversationRepository()));

describe('reports', () =>
  reportRepositoryContract(async () => {
    const conversations = new InMemoryConversationRepository();
    return { conversations, reports: new InMemoryReportRepository(conversations) };
  }));

describe('quick replies', () => quickRepliesContract(async () => new InMemoryQuickReplies()));

describe('live chat visitors', () => liveChatVisitorsContract(async () => new InMemoryLiveChatVisitors()));
