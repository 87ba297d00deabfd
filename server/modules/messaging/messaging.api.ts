import type { Actor } from '../../shared/kernel/index.js';
import type { Pair } from './domain/conversation.js';
import type { ConversationQueries } from './adapters/queries/conversation-queries.js';
import type { OpenConversation } from './use-cases/conversations.js';
import type { SendMessage } from './use-cases/messages.js';

/** What other modules may ask about conversations. */
export class MessagingApi {
  constructor(
    private readonly openConversation: OpenConversation,
    private readonly sendMessage: SendMessage,
    private readonly queries: ConversationQueries,
  ) {}

  /** Lets a brand and an influencer talk, and answers the id of their one conversation. May be asked again. */
  async open(pair: Pair): Promise<string> {
    return (await this.openConversation.execute(pair)).id;
  }

  /** Says something in the name of the actor's profile. @throws messagingErrors.notFound, messagingErrors.badText */
  async send(actor: Actor, conversationId: string, text: string): Promise<void> {
    await this.sendMessage.execute(actor, conversationId, text);
  }

  /** Whether this file was sent in a conversation of the actor's. */
  async mayViewFile({ profile }: Actor, mediaId: string): Promise<boolean> {
    return this.queries.hasFile(profile ? { side: profile.type, uid: profile.uid } : { side: 'staff' }, mediaId);
  }

  /** Whether any message shows this file. */
  async usesFile(mediaId: string): Promise<boolean> {
    return this.queries.isSent(mediaId);
  }
}
