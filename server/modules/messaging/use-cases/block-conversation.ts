import type { Actor, Clock } from '../../../shared/kernel/index.js';
import { block } from '../domain/blocking.js';
import type { ConversationRepository } from '../ports/conversations.js';

/** One side wants to hear nothing more of the other, or hears them again. */
export class BlockConversation {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws messagingErrors.notFound, messagingErrors.cannotBlock */
  async execute(actor: Actor, id: string, on: boolean): Promise<void> {
    const conversation = await this.conversations.get(id);
    const [side, event] = block(conversation, on, actor, this.clock.now());
    await this.conversations.block(id, side, on, event);
  }
}
