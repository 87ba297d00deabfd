import type { Clock } from '../../../shared/kernel/index.js';
import { type Conversation, open, type Pair } from '../domain/conversation.js';
import type { ConversationRepository } from '../ports/conversation.repository.js';

/** Two who have a Collab can talk. A pair that can already keeps its conversation. */
export class OpenConversation {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly clock: Clock,
  ) {}

  async execute(pair: Pair): Promise<Conversation> {
    return this.conversations.open(open(pair, this.clock.now()));
  }
}
