import { Controller, Get, Headers, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { For } from '../http/policy.js';
import { type SignedInRequest, sessionOf } from '../http/session.js';
import type { Actor } from '../kernel/index.js';
import { LiveHub } from './live-hub.js';

const heartbeatMs = 25_000;
const retryMs = 1_000;

const audienceOf = (actor: Actor): Set<string> => {
  const audience = new Set([`user:${actor.userId}`]);
  if (actor.profile) audience.add(`profile:${actor.profile.uid}`);
  if (actor.role === 'admin') audience.add('staff');
  return audience;
};

@ApiTags('portal')
@Controller('api/v1/live')
export class LiveController {
  constructor(private readonly hub: LiveHub) {}

  /** What has changed for the person who is signed in, as server-sent events `{ name, type, id }`; resumes after `Last-Event-ID`. */
  @Get()
  @For('brand', 'influencer', 'admin')
  @ApiOperation({ operationId: 'live', summary: 'Changes as server-sent events' })
  @ApiProduces('text/event-stream')
  async stream(
    @Req() request: SignedInRequest,
    @Res() reply: FastifyReply,
    @Headers('last-event-id') lastEventId?: string,
  ): Promise<void> {
    const { id: sessionId, actor } = sessionOf(request);
    const { raw } = reply.hijack();
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    raw.write(`retry: ${retryMs}\n\n`);
    const heartbeat = setInterval(() => raw.write(':\n\n'), heartbeatMs);
    const close = await this.hub.open(
      {
        sessionId,
        audience: audienceOf(actor),
        send: (id, message) => void raw.write(`id: ${id}\ndata: ${JSON.stringify(message)}\n\n`),
        close: () => void raw.end(),
      },
      lastEventId,
    );
    raw.on('close', () => {
      clearInterval(heartbeat);
      close();
    });
  }
}
