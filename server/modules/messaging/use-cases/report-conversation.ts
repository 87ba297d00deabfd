import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { mySide } from '../domain/conversation.js';
import { type Report, report } from '../domain/report.js';
import type { ConversationRepository } from '../ports/conversation.repository.js';
import type { ReportRepository } from '../ports/report.repository.js';

/** One side asks staff to look at what the other wrote. */
export class ReportConversation {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly reports: ReportRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws messagingErrors.notFound, messagingErrors.messageNotFound */
  async execute(
    actor: Actor,
    conversationId: string,
    facts: Pick<Report, 'reason' | 'details' | 'messageId'>,
  ): Promise<Report> {
    const conversation = await this.conversations.get(conversationId);
    mySide(conversation, actor); // for others it does not exist, nor do its messages
    if (facts.messageId) await this.conversations.message(conversationId, facts.messageId);
    const [made, event] = report(conversation, facts, actor, this.clock.now());
    await this.reports.add(made, event);
    return made;
  }
}
