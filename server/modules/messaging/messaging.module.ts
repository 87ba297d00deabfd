import { Module } from '@nestjs/common';
import { Database } from '../../shared/db/index.js';
import { EventBus, Outbox } from '../../shared/events/index.js';
import { Clock } from '../../shared/kernel/index.js';
import { provide, provideAs } from '../../shared/provide.js';
import { LiveHub } from '../../shared/realtime/index.js';
import { MessagingSubscriptions } from './adapters/events/messaging-subscriptions.js';
import { ConversationsController } from './adapters/http/conversations.controller.js';
import { TypeOrmConversationQueries } from './adapters/persistence/typeorm-conversation.queries.js';
import { TypeOrmConversationRepository } from './adapters/persistence/typeorm-conversation.repository.js';
import { MessagingApi } from './messaging.api.js';
import { ConversationQueries } from './ports/conversation.queries.js';
import { ConversationRepository } from './ports/conversation.repository.js';
import { OpenConversation } from './use-cases/open-conversation.js';
import { ReadMessages } from './use-cases/read-messages.js';
import { SendMessage } from './use-cases/send-message.js';

@Module({
  controllers: [ConversationsController],
  providers: [
    provideAs(ConversationRepository, TypeOrmConversationRepository, Database, Outbox),
    provideAs(ConversationQueries, TypeOrmConversationQueries, Database),
    provide(OpenConversation, ConversationRepository, Clock),
    provide(SendMessage, ConversationRepository, Clock),
    provide(ReadMessages, ConversationRepository, ConversationQueries),
    provide(MessagingSubscriptions, EventBus, LiveHub),
    provide(MessagingApi, OpenConversation, SendMessage),
  ],
  exports: [MessagingApi],
})
export class MessagingModule {}
