import type { LiveHub } from '../../../../shared/realtime/index.js';
import { audienceOf, type Conversation, type Side } from '../../domain/conversation.js';
import { ConversationSignals } from '../../ports/repositories.js';

/** Whispered to the open pages of both sides: what is missed is asked for with the next page. */
export class LiveConversationSignals extends ConversationSignals {
  constructor(private readonly live: LiveHub) {
    super();
  }

  movedOn(conversation: Conversation): void {
    this.whisper('conversation.moved-on', 'conversation', conversation);
  }

  writing(conversation: Conversation, side: Side): void {
    this.whisper(`conversation.writing-${side}`, 'writing', conversation);
  }

  private whisper(name: string, type: string, conversation: Conversation): void {
    this.live.whisper({ name, type, id: conversation.id, audience: audienceOf(conversation) });
  }
}
