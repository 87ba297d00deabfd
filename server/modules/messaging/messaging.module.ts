import { Module } from '@nestjs/common';
import { Config } from '../../config.js';
import { Database } from '../../shared/db/index.js';
import { EventBus, Outbox } from '../../shared/events/index.js';
import { inPostgres } from '../../shared/http/attempt-limits.js';
import { Clock, Transaction } from '../../shared/kernel/index.js';
import { LetterCatalogue, Mailer } from '../../shared/mail/index.js';
import { PersonalDataRegister } from '../../shared/privacy/personal-data.js';
import { provide, provideAs } from '../../shared/provide.js';
import { LiveHub } from '../../shared/realtime/index.js';
import { DueWork } from '../../shared/time/index.js';
import { Entitlements } from '../billing/index.js';
import { IdentityApi } from '../identity/index.js';
import { MediaApi, MediaModule } from '../media/index.js';
import { ProfilesApi } from '../profiles/index.js';
import { MessagingSubscriptions } from './adapters/events/messaging-subscriptions.js';
import { ConversationsController } from './adapters/http/conversations.controller.js';
import { ChatLimits } from './adapters/http/chat-limits.js';
import { InfluencerMessagesController } from './adapters/http/influencer-messages.controller.js';
import { LiveChatController } from './adapters/http/live-chat.controller.js';
import { MessageReportsController } from './adapters/http/message-reports.controller.js';
import { MessagesController } from './adapters/http/messages.controller.js';
import { QuickRepliesController } from './adapters/http/quick-replies.controller.js';
import { LiveConversationSignals } from './adapters/live/live-conversation-signals.js';
import { LetterVisitorMails, MessagingLetterSamples } from './adapters/mail/letter-visitor-mails.js';
import {
  EntitledChatAccess,
  MediaAttachmentFiles,
  ProfileAddressees,
  ProfileCounterparts,
} from './adapters/modules/neighbours.js';
import { MessagingPersonalData } from './adapters/persistence/messaging-personal-data.js';
import { SqlLiveChatVisitors, SqlQuickReplies } from './adapters/persistence/sql-live-chat.js';
import {
  ConversationReading,
  ConversationRepository,
  ConversationSignals,
  LiveChatVisitors,
  QuickReplies,
  ReportRepository,
  VisitorMails,
} from './ports/repositories.js';
import { TypeOrmConversationRepository } from './adapters/persistence/typeorm-conversation.repository.js';
import { TypeOrmReportRepository } from './adapters/persistence/typeorm-report.repository.js';
import { MessagingApi } from './messaging.api.js';
import { Addressees, AttachmentFiles, ChatAccess, Counterparts } from './ports/neighbours.js';
import { ConversationQueries } from './adapters/queries/conversation-queries.js';
import { AnswerVisitors, LiveChatService } from './use-cases/live-chat.js';
import { BlockConversation, OpenConversation, ReadMessages, StartConversation } from './use-cases/conversations.js';
import { ChangeMessage, SendMessage } from './use-cases/messages.js';
import { ReceiptService } from './use-cases/receipt-service.js';
import { MessageInfluencers } from './use-cases/message-influencers.js';
import { DecideReport, LookAtReport, ReportConversation } from './use-cases/reports.js';

@Module({
  imports: [MediaModule],
  controllers: [
    ConversationsController,
    MessagesController,
    QuickRepliesController,
    MessageReportsController,
    LiveChatController,
    InfluencerMessagesController,
  ],
  providers: [
    provideAs(ConversationRepository, TypeOrmConversationRepository, Database, Outbox),
    provide(ConversationQueries, Database),
    { provide: ConversationReading, useExisting: ConversationQueries },
    provideAs(ReportRepository, TypeOrmReportRepository, Database, Outbox),
    provideAs(QuickReplies, SqlQuickReplies, Database),
    provideAs(LiveChatVisitors, SqlLiveChatVisitors, Database),
    provideAs(AttachmentFiles, MediaAttachmentFiles, MediaApi),
    provideAs(ChatAccess, EntitledChatAccess, Entitlements),
    provideAs(Counterparts, ProfileCounterparts, ProfilesApi),
    provideAs(Addressees, ProfileAddressees, ProfilesApi, IdentityApi),
    provide(LiveConversationSignals, LiveHub, Database),
    { provide: ConversationSignals, useExisting: LiveConversationSignals },
    { provide: ChatLimits, useFactory: (db: Database) => new ChatLimits(inPostgres(db)), inject: [Database] },
    provide(MessagingLetterSamples, LetterCatalogue, Config),
    {
      provide: VisitorMails,
      useFactory: (mailer: Mailer, { publicUrl }: Config) => new LetterVisitorMails(mailer, publicUrl),
      inject: [Mailer, Config],
    },
    provide(OpenConversation, ConversationRepository, Clock),
    provide(StartConversation, ConversationRepository, Counterparts, ChatAccess, Clock),
    provide(
      SendMessage,
      ...([ConversationRepository, AttachmentFiles, ChatAccess, ConversationSignals, Transaction, Clock] as const),
    ),
    provide(MessageInfluencers, Addressees, ConversationRepository, SendMessage, Clock),
    provide(ChangeMessage, ConversationRepository, Clock),
    provide(ReadMessages, ConversationRepository, ConversationReading),
    provide(ReceiptService, ConversationRepository, ConversationReading, ConversationSignals),
    provide(BlockConversation, ConversationRepository, Clock),
    provide(ReportConversation, ConversationRepository, ReportRepository, Clock),
    provide(LookAtReport, ConversationReading, ReportRepository, Clock),
    provide(DecideReport, ConversationRepository, ReportRepository, Clock),
    provide(LiveChatService, LiveChatVisitors, ConversationRepository, ConversationReading, SendMessage, Clock),
    provide(
      AnswerVisitors,
      ...([LiveChatVisitors, ConversationRepository, ConversationReading, VisitorMails, Transaction, Clock] as const),
    ),
    provide(MessagingSubscriptions, EventBus, LiveHub, LiveConversationSignals, DueWork, AnswerVisitors),
    provide(MessagingPersonalData, PersonalDataRegister, Database),
    provide(MessagingApi, OpenConversation, SendMessage, ConversationQueries),
  ],
  exports: [MessagingApi],
})
export class MessagingModule {}
