import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { ByKey } from '../../../../shared/http/keys.js';
import { CurrentActor, For } from '../../../../shared/http/policy.js';
import { type Actor, Clock } from '../../../../shared/kernel/index.js';
import { ChangeMessage, SendMessage } from '../../use-cases/messages.js';
import { rowOf } from '../../ports/repositories.js';
import { ReadMessages } from '../../use-cases/conversations.js';
import {
  EditMessageInput,
  MessageList,
  MessagesQuery,
  MessageView,
  SendMessageInput,
  toMessage,
} from './conversations.dto.js';

@ApiTags('portal')
@Controller('api/v1/conversations/:id/messages')
export class MessagesController {
  constructor(
    private readonly readMessages: ReadMessages,
    private readonly sendMessage: SendMessage,
    private readonly changeMessage: ChangeMessage,
    private readonly clock: Clock,
  ) {}

  /** Returns the messages of a conversation, newest first. Problem: messaging/not-found. */
  @Get()
  @For('brand', 'influencer', 'admin')
  @ByKey('messages:read')
  @ApiOperation({ operationId: 'listMessages', summary: 'List the messages of a conversation' })
  @ApiOkResponse({ type: MessageList })
  async list(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Query() { limit, before }: MessagesQuery,
  ): Promise<MessageList> {
    const rows = await this.readMessages.execute(actor, id, limit, before);
    const now = this.clock.now();
    return { items: rows.map((row) => toMessage(row, actor, now)) };
  }

  /**
   * Sends a message to the other side. If you repeat it with the same `clientId`, the existing message is returned.
   * Problems: messaging/not-found, messaging/bad-text, messaging/too-many-files, messaging/file-not-yours,
   * messaging/blocked.
   */
  @Post()
  @For('brand', 'influencer', 'admin')
  @ByKey('messages:write')
  @ApiOperation({ operationId: 'sendMessage', summary: 'Send a message' })
  @ApiCreatedResponse({ type: MessageView })
  async send(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @Body() { text, clientId, files }: SendMessageInput,
  ): Promise<MessageView> {
    return this.view(await this.sendMessage.execute(actor, id, text, { clientId, fileIds: files }), actor);
  }

  /**
   * Edits your message, within 15 minutes of sending it. Problems: messaging/message-not-found,
   * messaging/too-late-to-change.
   */
  @Patch(':messageId')
  @For('brand', 'influencer', 'admin')
  @ByKey('messages:write')
  @ApiOperation({ operationId: 'editMessage', summary: 'Edit your message' })
  @ApiOkResponse({ type: MessageView })
  async edit(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('messageId') messageId: string,
    @Body() { text }: EditMessageInput,
  ): Promise<MessageView> {
    return this.view(await this.changeMessage.execute(actor, id, messageId, text), actor);
  }

  /**
   * Deletes your message, within 15 minutes of sending it. Problems: messaging/message-not-found,
   * messaging/too-late-to-change.
   */
  @Delete(':messageId')
  @HttpCode(204)
  @For('brand', 'influencer', 'admin')
  @ByKey('messages:write')
  @ApiOperation({ operationId: 'deleteMessage', summary: 'Delete your message' })
  @ApiNoContentResponse()
  async remove(
    @CurrentActor() actor: Actor,
    @IdParam() id: string,
    @IdParam('messageId') messageId: string,
  ): Promise<void> {
    await this.changeMessage.execute(actor, id, messageId, null);
  }

  private view(message: Parameters<typeof rowOf>[0], actor: Actor): MessageView {
    return toMessage(rowOf(message), actor, this.clock.now());
  }
}
