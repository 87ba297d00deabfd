import type { Database } from '../../../../shared/db/index.js';
import type { LiveHub, LiveMessage } from '../../../../shared/realtime/index.js';
import { audienceOf, type Conversation, type Side } from '../../domain/conversation.js';
import type { Message, MessageEvent } from '../../domain/message.js';
import { ConversationSignals, rowOf } from '../../ports/repositories.js';
import { type MessageView, shownOf } from '../http/conversations.dto.js';

/** The content of `message.sent`: the message as the other sides see it. */
type Pushed = Readonly<{ from: Side; message: MessageView }>;

/** Events remembered at most, for the relay that delivers them in a moment. */
const atMost = 1_000;

/** Live signals to open pages of both sides. */
export class LiveConversationSignals extends ConversationSignals {
  /** By event: whether its message has been published. */
  private readonly published = new Map<string, Promise<boolean>>();

  constructor(
    private readonly live: LiveHub,
    private readonly db: Database,
  ) {
    super();
  }

  /** Doesn't wait for the relay, which publishes it if this fails, or if this process ends before. */
  sent(conversation: Conversation, message: Message, { id: eventId, name }: MessageEvent): void {
    const content: Pushed = {
      from: message.side,
      message: { ...shownOf(rowOf(message)), mine: false, changeable: false },
    };
    const told = { name, type: 'conversation', id: conversation.id, audience: audienceOf(conversation), content };
    this.db.afterCommit(() => this.publish(eventId, told));
  }

  /** Whether the message of this event has been published. Asked once, when the event is delivered. */
  async wasPublished(eventId: string): Promise<boolean> {
    const published = this.published.get(eventId);
    this.published.delete(eventId);
    return (await published) ?? false;
  }

  /** Never stored: a missed one is made up for by the next page load. */
  movedOn(conversation: Conversation): void {
    this.whisper('conversation.moved-on', 'conversation', conversation);
  }

  writing(conversation: Conversation, side: Side): void {
    this.whisper(`conversation.writing-${side}`, 'writing', conversation);
  }

  private publish(eventId: string, message: LiveMessage): void {
    const [oldest] = this.published.keys();
    if (oldest !== undefined && this.published.size >= atMost) this.published.delete(oldest);
    this.published.set(
      eventId,
      this.live.publish([message]).then(
        () => true,
        () => false,
      ),
    );
  }

  private whisper(name: string, type: string, conversation: Conversation): void {
    this.live.whisper({ name, type, id: conversation.id, audience: audienceOf(conversation) });
  }
}
