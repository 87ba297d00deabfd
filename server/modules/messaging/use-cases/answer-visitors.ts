import type { Clock, Transaction } from '../../../shared/kernel/index.js';
import { openVisitor } from '../domain/conversation.js';
import { forgetVisitorsAfterDays, type LiveChatVisitor, mailAnswerAfterMinutes } from '../domain/live-chat.js';
import type { ConversationQueries } from '../ports/conversation.queries.js';
import type { ConversationRepository } from '../ports/conversation.repository.js';
import type { LiveChatVisitors } from '../ports/live-chat-visitors.js';
import type { VisitorMails } from '../ports/visitor-mails.js';

const batch = 20;
const answersAtMost = 20;
const dayMs = 24 * 60 * 60 * 1_000;

/** Visitors who have gone get staff's answer by mail, if they left an address. */
export class AnswerVisitors {
  constructor(
    private readonly visitors: LiveChatVisitors,
    private readonly conversations: ConversationRepository,
    private readonly queries: ConversationQueries,
    private readonly mails: VisitorMails,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Staff have answered: in a few minutes it is looked whether the visitor has read it. */
  async plan(visitorId: string): Promise<void> {
    await this.visitors.planAnswer(visitorId, new Date(this.clock.now().getTime() + mailAnswerAfterMinutes * 60_000));
  }

  /** Mails what is due. Answers how many visitors that were. */
  execute(): Promise<number> {
    return this.transaction.inTransaction(async () => {
      const due = await this.visitors.takeDue(this.clock.now(), batch);
      for (const visitor of due) await this.mail(visitor);
      return due.length;
    });
  }

  /** Forgets the chats of a year ago. Answers how many. */
  forget(): Promise<number> {
    const moment = new Date(this.clock.now().getTime() - forgetVisitorsAfterDays * dayMs);
    return this.visitors.forgetBefore(moment, batch);
  }

  private async mail({ id: visitorId, email }: LiveChatVisitor): Promise<void> {
    if (!email) return;
    const { id, lastSeq } = await this.conversations.open(openVisitor(visitorId, this.clock.now()));
    const { readSeq } = await this.queries.visitorPlace(id);
    const messages = await this.queries.messages(id, answersAtMost);
    const answers = messages
      .filter(({ side, seq, deletedAt }) => side === 'staff' && seq > readSeq && !deletedAt)
      .map(({ text }) => text)
      .reverse();
    if (answers.length === 0) return;
    await this.mails.sendAnswer(email, answers);
    await this.conversations.moveOn(id, 'visitor', { read: lastSeq }); // so that nothing is mailed twice
  }
}
