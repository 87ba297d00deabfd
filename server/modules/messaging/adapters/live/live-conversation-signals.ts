import type { LiveHub } from '../../../../shared/realtime/index.js';
import { audienceOf, type Conversation, type Side } from '../../domain/conversation.js';
import { ConversationSignals } from '../../ports/repositories.js';

/** Sent as live signals to open pages of both sides: a missed one is made up for by the next page load. */
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
