import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { mySide } from '../domain/conversation.js';
import { removeReported } from '../domain/message.js';
import { lookAt, type Report, report, type ReportDecision, resolve } from '../domain/report.js';
import type {
  ConversationReading,
  ConversationRepository,
  MessageRow,
  ReportRepository,
} from '../ports/repositories.js';

/** One side asks staff to review what the other wrote. */
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
    mySide(conversation, actor); // for others it doesn't exist, nor do its messages
    if (facts.messageId) await this.conversations.message(conversationId, facts.messageId);
    const [made, event] = report(conversation, facts, actor, this.clock.now());
    await this.reports.add(made, event);
    return made;
  }
}

const readAtMost = 50;

/** Staff read what was reported. Each view is recorded in the audit log. */
export class LookAtReport {
  constructor(
    private readonly reading: ConversationReading,
    private readonly reports: ReportRepository,
    private readonly clock: Clock,
  ) {}

  /** The newest messages of the reported conversation, oldest first. @throws messagingErrors.reportNotFound */
  async execute(actor: Actor, id: string): Promise<{ report: Report; messages: MessageRow[] }> {
    const reported = await this.reports.get(id);
    await this.reports.note(lookAt(reported, actor, this.clock.now())); // logged before it is read
    const messages = await this.reading.messages(reported.conversationId, readAtMost);
    return { report: reported, messages: messages.reverse() };
  }
}

/** Staff dismiss a report, or remove the reported message. Each decision is in the audit log. */
export class DecideReport {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly reports: ReportRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws messagingErrors.reportNotFound, messagingErrors.reportResolved, messagingErrors.nothingToRemove */
  async execute(actor: Actor, id: string, decision: ReportDecision): Promise<Report> {
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
