import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../../shared/http/policy.js';
import { FollowLink } from '../../use-cases/collab-link-service.js';

/** The short links that creators share. No cookie is set or read. */
@ApiExcludeController()
@Public()
@Controller('r')
export class FollowLinkController {
  constructor(private readonly follow: FollowLink) {}

  @Get(':code')
  async go(@Param('code') code: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { method, headers } = request;
    const purpose = [headers['sec-purpose'], headers['purpose'], headers['x-moz']].flat().join(' ');
    const url = await this.follow.execute(code, { method, userAgent: headers['user-agent'] ?? '', purpose });
    await reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(url, 302);
  }
}
