import { normaliseTypedEmail } from '../../../contract/rules/email.js';
import { type Actor, type Clock, newId, type Transaction } from '../../../shared/kernel/index.js';
import { openVisitor } from '../domain/conversation.js';
import { forgetVisitorsAfterDays, type LiveChatVisitor, mailAnswerAfterMinutes } from '../domain/live-chat.js';
import type { Message } from '../domain/message.js';
import { messagingErrors } from '../domain/messaging.errors.js';
import type {
  ConversationReading,
  ConversationRepository,
  LiveChatVisitors,
  MessageRow,
  VisitorMails,
} from '../ports/repositories.js';
import type { SendMessage } from './messages.js';

const shownAtMost = 100;

const actorOf = ({ id }: LiveChatVisitor): Actor => ({ userId: id, role: 'guest' });

/** A service: a visitor without an account chats with our staff on the home page. */
export class LiveChatService {
  constructor(
    private readonly visitors: LiveChatVisitors,
    private readonly conversations: ConversationRepository,
    private readonly reading: ConversationReading,
    private readonly sendMessage: SendMessage,
    private readonly clock: Clock,
  ) {}

  /** The holder of this token; null if they haven't written yet. */
  find(tokenHash: string): Promise<LiveChatVisitor | null> {
    return this.visitors.byToken(tokenHash);
  }

  /** The messages, oldest first, marked as read by the visitor. */
  async read(visitor: LiveChatVisitor): Promise<MessageRow[]> {
    const { id, lastSeq } = await this.conversations.open(openVisitor(visitor.id, this.clock.now()));
    const messages = await this.reading.messages(id, shownAtMost);
    await this.conversations.moveOn(id, 'visitor', { delivered: lastSeq, read: lastSeq });
    return messages.reverse();
  }

  /** Someone writes for the first time, and gets this token as their identity. */
  async begin(tokenHash: string, page: string): Promise<LiveChatVisitor> {
    const visitor = { id: newId(), tokenHash, email: null, page, createdAt: this.clock.now() };
    await this.visitors.add(visitor);
    return visitor;
  }

  /** @throws messagingErrors.badText, messagingErrors.blocked */
  async say(visitor: LiveChatVisitor, text: string, clientId?: string): Promise<Message> {
    const { id } = await this.conversations.open(openVisitor(visitor.id, this.clock.now()));
    return this.sendMessage.execute(actorOf(visitor), id, text, { clientId });
  }

  /** Where to reply when nobody is online. @throws messagingErrors.chatNotBegun */
  async leaveEmail(visitor: LiveChatVisitor | null, typed: string): Promise<void> {
    if (!visitor) throw messagingErrors.chatNotBegun();
    await this.visitors.leaveEmail(visitor.id, normaliseTypedEmail(typed));
  }
}

const batch = 20;
const answersAtMost = 20;
const dayMs = 24 * 60 * 60 * 1_000;

/**
 * A service: visitors who have left get staff's reply by email, if they left an address, and are deleted after a year.
 */
export class AnswerVisitors {
  constructor(
    private readonly visitors: LiveChatVisitors,
    private readonly conversations: ConversationRepository,
    private readonly reading: ConversationReading,
    private readonly mails: VisitorMails,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Staff have replied: schedules a check whether the visitor has read it. */
  async plan(visitorId: string): Promise<void> {
    await this.visitors.planAnswer(visitorId, new Date(this.clock.now().getTime() + mailAnswerAfterMinutes * 60_000));
  }

  /** Sends due emails. Returns to how many visitors. */
  execute(): Promise<number> {
    return this.transaction.inTransaction(async () => {
      const due = await this.visitors.takeDue(this.clock.now(), batch);
      for (const visitor of due) await this.mail(visitor);
      return due.length;
    });
  }

  /** Deletes chats after a year. Returns how many. */
  forget(): Promise<number> {
    const moment = new Date(this.clock.now().getTime() - forgetVisitorsAfterDays * dayMs);
    return this.visitors.forgetBefore(moment, batch);
  }

  private async mail({ id: visitorId, email }: LiveChatVisitor): Promise<void> {
    if (!email) return;
    const { id, lastSeq } = await this.conversations.open(openVisitor(visitorId, this.clock.now()));
    const { readSeq } = await this.reading.visitorPlace(id);
    const messages = await this.reading.messages(id, answersAtMost);
    const answers = messages
      .filter(({ side, seq, deletedAt }) => side === 'staff' && seq > readSeq && !deletedAt)
      .map(({ text }) => text)
      .reverse();
    if (answers.length === 0) return;
    await this.mails.sendAnswer(email, answers);
    await this.conversations.moveOn(id, 'visitor', { read: lastSeq }); // so that nothing is emailed twice
  }
}
