import type { Database } from '../../../../shared/db/index.js';
import type { Outbox } from '../../../../shared/events/index.js';
import type { Conversation, Message, MessageEvent } from '../../domain/conversation.js';
import { messagingErrors } from '../../domain/messaging.errors.js';
import { ConversationRepository } from '../../ports/conversation.repository.js';
import { ConversationSchema, MessageSchema } from './conversation.schema.js';

export class TypeOrmConversationRepository extends ConversationRepository {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async get(id: string): Promise<Conversation> {
    const conversation = await this.db.manager.findOneBy(ConversationSchema, { id });
    if (!conversation) throw messagingErrors.notFound(id);
    return conversation;
  }

  async open({ id, brandId, influencerId, lastMessageAt, createdAt }: Conversation): Promise<Conversation> {
    const [row] = await this.db.rows<Conversation>(
      `insert into conversations as c (id, brand_id, influencer_id, last_message_at, created_at) values ($1, $2, $3, $4, $5)
       on conflict (brand_id, influencer_id) do update set brand_id = c.brand_id -- so that the one that stands is returned
       returning id, brand_id as "brandId", influencer_id as "influencerId", last_message_at as "lastMessageAt", created_at as "createdAt"`,
      [id, brandId, influencerId, lastMessageAt, createdAt],
      'conversation-open',
    );
    return row!;
  }

  add(message: Message, event: MessageEvent): Promise<void> {
    return this.db.inTransaction(async () => {
      await this.db.manager.insert(MessageSchema, message);
      await this.db.affected('update conversations set last_message_at = greatest(last_message_at, $2) where id = $1', [
        message.conversationId,
        message.sentAt,
      ]);
      await this.outbox.append([event]);
    });
  }
}
