import { EntitySchema } from 'typeorm';
import type { Conversation, Message } from '../../domain/conversation.js';

export const ConversationSchema = new EntitySchema<Conversation>({
  name: 'Conversation',
  tableName: 'conversations',
  columns: {
    id: { type: 'uuid', primary: true },
    brandId: { type: 'uuid', name: 'brand_id' },
    influencerId: { type: 'uuid', name: 'influencer_id' },
    lastMessageAt: { type: 'timestamptz', name: 'last_message_at' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});

export const MessageSchema = new EntitySchema<Message>({
  name: 'Message',
  tableName: 'messages',
  columns: {
    id: { type: 'uuid', primary: true },
    conversationId: { type: 'uuid', name: 'conversation_id' },
    senderUserId: { type: 'uuid', name: 'sender_user_id' },
    senderUid: { type: 'uuid', name: 'sender_uid' },
    text: { type: 'text' },
    sentAt: { type: 'timestamptz', name: 'sent_at' },
  },
});
