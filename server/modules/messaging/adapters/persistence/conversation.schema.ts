import { EntitySchema } from 'typeorm';
import type { Conversation } from '../../domain/conversation.js';
import type { Message } from '../../domain/message.js';
import type { Report } from '../../domain/report.js';

export const ConversationSchema = new EntitySchema<Conversation>({
  name: 'Conversation',
  tableName: 'conversations',
  columns: {
    id: { type: 'uuid', primary: true },
    kind: { type: 'text' },
    brandId: { type: 'uuid', name: 'brand_id', nullable: true },
    influencerId: { type: 'uuid', name: 'influencer_id', nullable: true },
    visitorId: { type: 'uuid', name: 'visitor_id', nullable: true },
    blockedBy: { type: 'text', array: true, name: 'blocked_by' },
    lastSeq: { type: 'int', name: 'last_seq' },
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
    clientId: { type: 'uuid', name: 'client_id' },
    senderUserId: { type: 'uuid', name: 'sender_user_id' },
    senderUid: { type: 'uuid', name: 'sender_uid' },
    side: { type: 'text' },
    seq: { type: 'int' },
    text: { type: 'text' },
    files: { type: 'jsonb' },
    sentAt: { type: 'timestamptz', name: 'sent_at' },
    editedAt: { type: 'timestamptz', name: 'edited_at', nullable: true },
    deletedAt: { type: 'timestamptz', name: 'deleted_at', nullable: true },
  },
});

export const ReportSchema = new EntitySchema<Report>({
  name: 'MessageReport',
  tableName: 'message_reports',
  columns: {
    id: { type: 'uuid', primary: true },
    conversationId: { type: 'uuid', name: 'conversation_id' },
    messageId: { type: 'uuid', name: 'message_id', nullable: true },
    reporterUserId: { type: 'uuid', name: 'reporter_user_id' },
    reporterSide: { type: 'text', name: 'reporter_side' },
    reason: { type: 'text' },
    details: { type: 'text' },
    reportedAt: { type: 'timestamptz', name: 'reported_at' },
    resolvedAt: { type: 'timestamptz', name: 'resolved_at', nullable: true },
    resolvedBy: { type: 'uuid', name: 'resolved_by', nullable: true },
    decision: { type: 'text', nullable: true },
  },
});
