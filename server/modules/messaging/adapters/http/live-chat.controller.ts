import { createHash, randomBytes } from 'node:crypto';
import { Body, Controller, Get, Header, Headers, HttpCode, Ip, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../../../config.js';
import { Public } from '../../../../shared/http/policy.js';
import { Clock } from '../../../../shared/kernel/index.js';
import { AnswersEvents, LiveHub, openEventStream } from '../../../../shared/realtime/index.js';
import { isStaffed, type LiveChatVisitor, staffedAgainAt } from '../../domain/live-chat.js';
import { messagingErrors } from '../../domain/messaging.errors.js';
import { type MessageRow, rowOf } from '../../ports/repositories.js';
import { ChatLimits } from './chat-limits.js';
import { LiveChatService } from '../../use-cases/live-chat.js';
import { LiveChatEmailInput, LiveChatMessageInput, LiveChatMessageView, LiveChatView } from './live-chat.dto.js';

const yearInSeconds = 365 * 24 * 60 * 60;
const hashOf = (token: string): string => createHash('sha256').update(token, 'utf8').digest('hex');

const toView = ({ id, clientId, text, side, sentAt }: MessageRow): LiveChatMessageView => ({
  id,
  clientId,
  text,
  mine: side === 'visitor',
  sentAt,
});

@ApiTags('portal')
@Controller('api/v1/live-chat')
export class LiveChatController {
  private readonly secure: boolean;
  private readonly cookieName: string;

  constructor(
    private readonly chat: LiveChatService,
    private readonly limits: ChatLimits,
    private readonly hub: LiveHub,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    this.secure = config.publicUrl.startsWith('https:');
    this.cookieName = this.secure ? '__Host-tastemaker-chat' : 'tastemaker-chat';
  }

  /** Returns whether staff are online, and this browser's chat with them. */
  @Get()
  @Public()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getLiveChat', summary: 'Get a visitor’s live chat' })
  @ApiOkResponse({ type: LiveChatView })
  async get(@Req() request: FastifyRequest): Promise<LiveChatView> {
    const visitor = await this.visitorOf(request);
    const now = this.clock.now();
    const { from, to } = this.config.liveChat.hours;
    return {
      staffed: isStaffed({ from, to }, now),
      hours: `Mon–Fri ${from}–${to}`,
      staffedAgainAt: staffedAgainAt({ from, to }, now)?.toISOString() ?? null,
      begun: visitor !== null,
      email: visitor?.email ?? null,
      messages: visitor ? (await this.chat.read(visitor)).filter(({ deletedAt }) => !deletedAt).map(toView) : [],
    };
  }

  /**
   * Sends a message to our staff. The first message starts the chat and sets the cookie that identifies it in this
   * browser. Problem: messaging/too-many.
   */
  @Post('messages')
  @Public('same-origin')
  @ApiOperation({ operationId: 'writeInLiveChat', summary: 'Send a live chat message' })
  @ApiCreatedResponse({ type: LiveChatMessageView })
  async write(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Ip() address: string,
    @Body() { text, clientId }: LiveChatMessageInput,
  ): Promise<LiveChatMessageView> {
    const visitor = (await this.visitorOf(request)) ?? (await this.begin(reply, address));
    await this.limits.countMessage(visitor.id);
    return toView(rowOf(await this.chat.say(visitor, text, clientId)));
  }

  /** Saves an email address where we can reply after the visitor has left. Problem: messaging/chat-not-begun. */
  @Post('email')
  @HttpCode(204)
  @Public('same-origin')
  @ApiOperation({ operationId: 'leaveLiveChatEmail', summary: 'Leave an email address in the live chat' })
  @ApiNoContentResponse()
  async leaveEmail(@Req() request: FastifyRequest, @Body() { email }: LiveChatEmailInput): Promise<void> {
    await this.chat.leaveEmail(await this.visitorOf(request), email);
  }

  /** Streams a server-sent event for each change in this visitor's chat. Problem: messaging/chat-not-begun. */
  @Get('stream')
  @Public()
  @ApiOperation({ operationId: 'streamLiveChat', summary: 'Stream the live chat as server-sent events' })
  @AnswersEvents()
  async stream(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Headers('last-event-id') lastEventId?: string,
  ): Promise<void> {
    const visitor = await this.visitorOf(request);
    if (!visitor) throw messagingErrors.chatNotBegun();
    const audience = new Set([`visitor:${visitor.id}`]);
    await openEventStream(reply, this.hub, { sessionId: visitor.id, audience, lastEventId });
  }

  private async visitorOf({ cookies }: FastifyRequest): Promise<LiveChatVisitor | null> {
    const token = cookies[this.cookieName];
    return token ? this.chat.find(hashOf(token)) : null;
  }

  private async begin(reply: FastifyReply, address: string): Promise<LiveChatVisitor> {
    await this.limits.countChat(address);
    const token = randomBytes(32).toString('base64url');
    const visitor = await this.chat.begin(hashOf(token), '/');
    const { secure } = this;
    void reply.setCookie(this.cookieName, token, {
      httpOnly: true,
      secure,
      sameSite: 'lax',
      path: '/',
      maxAge: yearInSeconds,
    });
    return visitor;
  }
}
