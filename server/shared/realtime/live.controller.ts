import { Controller, Get, Headers, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { For } from '../http/policy.js';
import { accessEnd, type SignedInRequest, sessionOf } from '../http/session.js';
import type { Actor } from '../kernel/index.js';
import { AnswersEvents, openEventStream } from './event-stream.js';
import { LiveHub } from './live-hub.js';
import { everybody } from './live-messages.js';

const audienceOf = (actor: Actor): Set<string> => {
  const audience = new Set([everybody, `user:${actor.userId}`]);
  if (actor.profile) audience.add(`profile:${actor.profile.uid}`);
  if (actor.role === 'admin') audience.add('staff');
  return audience;
};

@ApiTags('portal')
@Controller('api/v1/live')
export class LiveController {
  constructor(private readonly hub: LiveHub) {}

  /**
   * Streams changes for the signed-in user as server-sent events `{ name, type, id }`. A new message usually brings
   * `content`: `{ from, message }`, the sending side and the message as the other side reads it. Resumes after
   * `Last-Event-ID`. A page that takes over the stream from another page sends the id of that page's last event as
   * `after`.
   */
  @Get()
  @For('brand', 'influencer', 'admin')
  @ApiOperation({ operationId: 'live', summary: 'Stream changes as server-sent events' })
  @ApiQuery({ name: 'after', required: false, description: 'The id of the last event received.' })
  @AnswersEvents()
  async stream(
    @Req() request: SignedInRequest,
    @Res() reply: FastifyReply,
    @Headers('last-event-id') lastEventId?: string,
    @Query('after') after?: string,
  ): Promise<void> {
    const session = sessionOf(request);
    await openEventStream(reply, this.hub, {
      sessionId: session.id,
      audience: audienceOf(session.actor),
      lastEventId: lastEventId ?? (typeof after === 'string' ? after : undefined),
      until: accessEnd(session),
    });
  }
}
