import { type Actor, type Clock, newId } from '../../../shared/kernel/index.js';
import { normaliseTypedEmail } from '../../../contract/rules/email.js';
import { openVisitor } from '../domain/conversation.js';
import type { LiveChatVisitor } from '../domain/live-chat.js';
import type { Message } from '../domain/message.js';
import { messagingErrors } from '../domain/messaging.errors.js';
import type { ConversationQueries, MessageRow } from '../ports/conversation.queries.js';
import type { ConversationRepository } from '../ports/conversation.repository.js';
import type { LiveChatVisitors } from '../ports/live-chat-visitors.js';
import type { SendMessage } from './send-message.js';

const shownAtMost = 100;

const actorOf = ({ id }: LiveChatVisitor): Actor => ({ userId: id, role: 'guest' });

/** A visitor of the home page, without an account, talks with our staff. */
export class LiveChat {
  constructor(
    private readonly visitors: LiveChatVisitors,
    private readonly conversations: ConversationRepository,
    private readonly queries: ConversationQueries,
    private readonly sendMessage: SendMessage,
    private readonly clock: Clock,
  ) {}

  /** Who has this token; null for whoever has not written yet. */
  find(tokenHash: string): Promise<LiveChatVisitor | null> {
    return this.visitors.byToken(tokenHash);
  }

  /** What was said, oldest first. The visitor has read it then. */
  async read(visitor: LiveChatVisitor): Promise<MessageRow[]> {
    const { id, lastSeq } = await this.conversations.open(openVisitor(visitor.id, this.clock.now()));
    const messages = await this.queries.messages(id, shownAtMost);
    await this.conversations.moveOn(id, 'visitor', { delivered: lastSeq, read: lastSeq });
    return messages.reverse();
  }

  /** Somebody writes for the first time; from now on they are known by this token. */
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

  /** Where we may answer when nobody is there now. @throws messagingErrors.chatNotBegun */
  async leaveEmail(visitor: LiveChatVisitor | null, typed: string): Promise<void> {
    if (!visitor) throw messagingErrors.chatNotBegun();
    await this.visitors.leaveEmail(visitor.id, normaliseTypedEmail(typed));
  }
}
