import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { queryLimits } from '../../../../shared/http/page.dto.js';
import { searchWords } from '../../../../contract/rules/search-words.js';
import { IdParam } from '../../../../shared/http/params.js';
import { ByKey } from '../../../../shared/http/keys.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { ConversationQueries } from '../queries/conversation-queries.js';
import { BlockConversation, StartConversation } from '../../use-cases/conversations.js';
import { ReceiptService } from '../../use-cases/receipt-service.js';
import { ReportConversation } from '../../use-cases/reports.js';
import {
  ConversationList,
  FoundMessageList,
  readerOf,
  ReadInput,
  ReportInput,
  SearchMessagesQuery,
  StartConversationInput,
  StartedConversationView,
  toConversation,
  toFound,
  UnreadView,
} from './conversations.dto.js';

@ApiTags('portal')
@Controller('api/v1/conversations')
export class ConversationsController {
  constructor(
    private readonly queries: ConversationQueries,
    private readonly startConversation: StartConversation,
    private readonly receipts: ReceiptService,
    private readonly blockConversation: BlockConversation,
    private readonly reportConversation: ReportConversation,
    private readonly clock: Clock,
  ) {}

  /** Returns your conversations, the one with the newest message first; at most 100. Staff get the support inbox. */
  @Get()
  @For('brand', 'influencer', 'admin')
  @ByKey('messages:read')
  @ApiOperation({ operationId: 'listConversations', summary: 'List your conversations' })
  @ApiOkResponse({ type: ConversationList })
  async list(@CurrentActor() actor: Actor): Promise<ConversationList> {
    const rows = await this.queries.listOf(readerOf(actor), queryLimits.max);
    const now = this.clock.now();
    return { items: rows.map((row) => toConversation(row, actor, now)) };
  }

  /**
   * Returns how many of your conversations have unread messages. Marks all messages sent to you so far as delivered,
   * which their senders can see.
   */
  @Get('unread')
  @For('brand', 'influencer', 'admin')
  @ByKey('messages:read')
  @ApiOperation({ operationId: 'countUnread', summary: 'Count unread conversations' })
  @ApiOkResponse({ type: UnreadView })
  async unread(@CurrentActor() actor: Actor): Promise<UnreadView> {
    return { conversations: await this.receipts.receive(actor, readerOf(actor)) };
  }

  /** Returns messages in your conversations that contain every word, newest first. */
  @Get('search')
  @For('brand', 'influencer', 'admin')
  @ByKey('messages:read')
  @ApiOperation({ operationId: 'searchMessages', summary: 'Search messages' })
  @ApiOkResponse({ type: FoundMessageList })
  async search(@CurrentActor() actor: Actor, @Query() { q, limit }: SearchMessagesQuery): Promise<FoundMessageList> {
    const words = searchWords(q);
    const rows = words.length === 0 ? [] : await this.queries.search(readerOf(actor), words, limit);
    const now = this.clock.now();
    return { items: rows.map((row) => toFound(row, actor, now)) };
  }

  /**
   * Starts a conversation with a brand, an influencer or our support team, or returns the existing one. Problem:
   * messaging/nobody-there.
   */
  @Post()
  @HttpCode(200)
  @For('brand', 'influencer')
  @ByKey('messages:write')
  @ApiOperation({ operationId: 'startConversation', summary: 'Start a conversation' })
  @ApiOkResponse({ type: StartedConversationView })
  async start(
    @CurrentActor() actor: Actor,
    @Body() { with: uid }: StartConversationInput,
  ): Promise<StartedConversationView> {
    return { id: (await this.startConversation.execute(actor, uid)).id };
  }

  /** Marks all messages up to this one as read. Problem: messaging/not-found. */
  @Post(':id/read')
  @HttpCode(204)
  @For('brand', 'influencer', 'admin')
  @ByKey('messages:write')
  @ApiOperation({ operationId: 'readConversation', summary: 'Mark messages as read' })
  @ApiNoContentResponse()
  async read(@CurrentActor() actor: Actor, @IdParam() id: string, @Body() { seq }: ReadInput): Promise<void> {
    await this.receipts.read(actor, id, seq);
  }

  /** Shows the other side for a few seconds that you're typing. Problem: messaging/not-found. */
  @Post(':id/typing')
  @HttpCode(204)
  @For('brand', 'influencer', 'admin')
  @ApiOperation({ operationId: 'typeInConversation', summary: 'Show that you are typing' })
  @ApiNoContentResponse()
  async typing(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    await this.receipts.write(actor, id);
  }

  /** Blocks the conversation, so that neither side can write. Problems: messaging/not-found, messaging/cannot-block. */
  @Post(':id/block')
  @HttpCode(204)
  @For('brand', 'influencer', 'admin')
  @ApiOperation({ operationId: 'blockConversation', summary: 'Block the other side of a conversation' })
  @ApiNoContentResponse()
  async block(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    await this.blockConversation.execute(actor, id, true);
  }

  /** Removes your block. Problems: messaging/not-found, messaging/cannot-block. */
  @Post(':id/unblock')
  @HttpCode(204)
  @For('brand', 'influencer', 'admin')
  @ApiOperation({ operationId: 'unblockConversation', summary: 'Unblock the other side of a conversation' })
  @ApiNoContentResponse()
  async unblock(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<void> {
    await this.blockConversation.execute(actor, id, false);
  }

  /**
   * Reports a conversation or a message to staff, who review it and decide. Problems: messaging/not-found,
   * messaging/message-not-found.
   */
  @Post(':id/reports')
  @For('brand', 'influencer')
  @ApiOperation({ operationId: 'reportConversation', summary: 'Report a conversation or a message' })
  @ApiCreatedResponse({ type: StartedConversationView })
  async report(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { reason, details = '', messageId }: ReportInput,
  ): Promise<StartedConversationView> {
    const facts = { reason, details, messageId: messageId ?? null };
    return { id: (await this.reportConversation.execute(actor, id, facts)).id };
  }
}
