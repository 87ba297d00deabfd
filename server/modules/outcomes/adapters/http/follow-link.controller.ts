import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isReadByPerson } from '../../../../shared/http/pages.js';
import { Public } from '../../../../shared/http/policy.js';
import { PortalPage } from '../../../../shared/http/portal-page.js';
import { DomainError } from '../../../../shared/kernel/index.js';
import { FollowLink } from '../../use-cases/collab-link-service.js';

const head = {
  title: 'This link no longer works – Tastemaker',
  description: 'The link of a Collab that isn’t here any more.',
};

/** The short links that creators share. No cookie is set or read. */
@ApiExcludeController()
@Public()
@Controller('r')
export class FollowLinkController {
  constructor(
    private readonly follow: FollowLink,
    private readonly page: PortalPage,
  ) {}

  @Get(':code')
  async go(@Param('code') code: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    try {
      await reply.redirect(await this.follow.execute(code, visitOf(request)), 302);
    } catch (error) {
      if (!(error instanceof DomainError && isReadByPerson(request))) throw error;
      await reply.code(404).type('text/html; charset=utf-8').send(this.page.withHead(head));
    }
  }
}

function visitOf({ method, headers }: FastifyRequest) {
  const purpose = [headers['sec-purpose'], headers['purpose'], headers['x-moz']].flat().join(' ');
  return { method, userAgent: headers['user-agent'] ?? '', purpose };
}
