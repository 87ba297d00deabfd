import { liveChatVisitorsContract } from '../../ports/live-chat-visitors.contract.js';
import { InMemoryLiveChatVisitors } from './in-memory-live-chat-visitors.js';
import { conversationRepositoryContract } from '../../ports/conversation.repository.contract.js';
import { quickRepliesContract } from '../../ports/quick-replies.contract.js';
import { reportRepositoryContract } from '../../ports/report.repository.contract.js';
import { InMemoryConversationRepository } from './in-memory-conversation.repository.js';
import { InMemoryQuickReplies } from './in-memory-quick-replies.js';
import { InMemoryReportRepository } from './in-memory-report.repository.js';

describe('conversations', () => conversationRepositoryContract(async () => new InMemoryConversationRepository()));

describe('reports', () =>
  reportRepositoryContract(async () => {
    const conversations = new InMemoryConversationRepository();
    return { conversations, reports: new InMemoryReportRepository(conversations) };
  }));

describe('quick replies', () => quickRepliesContract(async () => new InMemoryQuickReplies()));

describe('live chat visitors', () => liveChatVisitorsContract(async () => new InMemoryLiveChatVisitors()));
