import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { queryLimits } from '../../../../contract/rules/query.js';
import { IdParam } from '../../../../shared/http/id-param.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import { ConversationQueries, type ConversationRow, type MessageRow } from '../../ports/conversation.queries.js';
import { ReadMessages } from '../../use-cases/read-messages.js';
import { SendMessage } from '../../use-cases/send-message.js';
import {
  ConversationList,
  ConversationView,
  MessageList,
  MessagesQuery,
  MessageView,
  SendMessageInput,
} from './conversations.dto.js';

const toMessage = ({ senderUid, ...message }: MessageRow, actor: Actor): MessageView => ({
  ...message,
  mine: senderUid === actor.profile?.uid,
});

const toConversation = ({ lastMessage, ...row }: ConversationRow, actor: Actor): ConversationView => ({
  ...row,
  lastMessage: lastMessage && toMessage(lastMessage, actor),
});

@ApiTags('portal')
@Controller('api/v1/conversations')
export class ConversationsController {
  constructor(
    private readonly queries: ConversationQueries,
    private readonly readMessages: ReadMessages,
    private readonly sendMessage: SendMessage,
  ) {}

  /** The reader's own conversations, the one with the newest message first; at most 100. */
  @Get()
  @For('brand', 'influencer')
  @ApiOperation({ operationId: 'listConversations', summary: 'One’s own conversations' })
  @ApiOkResponse({ type: ConversationList })
  async list(@CurrentActor() actor: Actor): Promise<ConversationList> {
    const rows = await this.queries.listOf(actor.profile!, queryLimits.max);
    return { items: rows.map((row) => toConversation(row, actor)) };
  }

  /** What was said, newest first. Problem: messaging/not-found. */
  @Get(':id/messages')
  @For('brand', 'influencer')
  @ApiOperation({ operationId: 'listMessages', summary: 'The messages of one conversation' })
  @ApiOkResponse({ type: MessageList })
  async messages(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Query() { limit, before }: MessagesQuery,
  ): Promise<MessageList> {
    const rows = await this.readMessages.execute(actor, id, limit, before);
    return { items: rows.map((row) => toMessage(row, actor)) };
  }

  /** Write to the other side. Problem: messaging/not-found. */
  @Post(':id/messages')
  @For('brand', 'influencer')
  @ApiOperation({ operationId: 'sendMessage', summary: 'Send a message' })
  @ApiCreatedResponse({ type: MessageView })
  async send(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { text }: SendMessageInput,
  ): Promise<MessageView> {
    const message = await this.sendMessage.execute(actor, id, text);
    return { id: message.id, text: message.text, mine: true, sentAt: message.sentAt.toISOString() };
  }
}
