import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { removeReported } from '../domain/message.js';
import { lookAt, type Report, type ReportDecision, resolve } from '../domain/report.js';
import type { ConversationQueries, MessageRow } from '../ports/conversation.queries.js';
import type { ConversationRepository } from '../ports/conversation.repository.js';
import type { ReportRepository } from '../ports/report.repository.js';

const readAtMost = 50;

/** Staff look at what was reported, and decide. Each look and each decision stands in the audit log. */
export class ModerateReports {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly queries: ConversationQueries,
    private readonly reports: ReportRepository,
    private readonly clock: Clock,
  ) {}

  /** The newest messages of the reported conversation, oldest first. @throws messagingErrors.reportNotFound */
  async look(actor: Actor, id: string): Promise<{ report: Report; messages: MessageRow[] }> {
    const reported = await this.reports.get(id);
    await this.reports.note(lookAt(reported, actor, this.clock.now())); // first the note, then the reading
    const messages = await this.queries.messages(reported.conversationId, readAtMost);
    return { report: reported, messages: messages.reverse() };
  }

  /** @throws messagingErrors.reportNotFound, messagingErrors.reportResolved, messagingErrors.nothingToRemove */
  async decide(actor: Actor, id: string, decision: ReportDecision): Promise<Report> {
    const reported = await this.reports.get(id);
    const now = this.clock.now();
    const [resolved, event] = resolve(reported, decision, actor, now);
    await this.reports.resolve(resolved, event, await this.removedBy(resolved, actor, now));
    return resolved;
  }

  private async removedBy({ decision, conversationId, messageId }: Report, actor: Actor, now: Date) {
    if (decision !== 'message-removed' || !messageId) return undefined;
    const message = await this.conversations.message(conversationId, messageId);
    if (message.deletedAt) return undefined; // its writer was first
    return removeReported(await this.conversations.get(conversationId), message, actor, now);
  }
}
