import { type Actor, mayAsStaff } from '../../shared/kernel/index.js';
import type { Pair } from './domain/conversation.js';
import { type SidedMessageView, toSidedMessage } from './adapters/http/conversations.dto.js';
import type { ConversationQueries } from './adapters/queries/conversation-queries.js';
import type { OpenConversation } from './use-cases/conversations.js';
import type { SendMessage } from './use-cases/messages.js';

/** What other modules can ask about conversations. */
export class MessagingApi {
  constructor(
    private readonly openConversation: OpenConversation,
    private readonly sendMessage: SendMessage,
    private readonly queries: ConversationQueries,
  ) {}

  /** Opens a conversation between a brand and an influencer, and returns the id of their only one. Idempotent. */
  async open(pair: Pair): Promise<string> {
    return (await this.openConversation.execute(pair)).id;
  }

  /** Opens one for each pair that has none. */
  openAll(pairs: readonly Pair[]): Promise<void> {
    return this.openConversation.all(pairs);
  }

  /** Sends a message in the name of the actor's profile. @throws messagingErrors.notFound, messagingErrors.badText */
  async send(actor: Actor, conversationId: string, text: string): Promise<void> {
    await this.sendMessage.execute(actor, conversationId, text);
  }

  /** What these two have written to each other, newest first; with `before`, a message's id, only earlier messages. */
  async between(pair: Pair, limit: number, before?: string): Promise<SidedMessageView[]> {
    return (await this.queries.between(pair, limit, before)).map(toSidedMessage);
  }

  /** Whether this file was sent in one of the actor's conversations, or in any at all for staff who decide disputes. */
  async mayViewFile(actor: Actor, mediaId: string): Promise<boolean> {
    if (mayAsStaff(actor, 'collab.override')) return this.queries.isSent(mediaId);
    const { profile } = actor;
    return this.queries.hasFile(profile ? { side: profile.type, uid: profile.uid } : { side: 'staff' }, mediaId);
  }

  /** Whether any message shows this file. */
  async usesFile(mediaId: string): Promise<boolean> {
    return this.queries.isSent(mediaId);
  }
}
