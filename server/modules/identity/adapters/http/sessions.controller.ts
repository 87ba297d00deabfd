import { Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../../shared/http/params.js';
import { CurrentActor, CurrentSession, SignedIn } from '../../../../shared/http/policy.js';
import type { Session } from '../../../../shared/http/session.js';
import type { Actor } from '../../../../shared/kernel/index.js';
import type { Session as OwnSession } from '../../domain/session.js';
import { OwnSessions } from '../../use-cases/sessions.js';
import { DoneView } from '../../../../shared/http/done.dto.js';
import { browserName } from './browser-name.js';
import { OwnSessionsView, type OwnSessionView } from './sessions.dto.js';

@ApiTags('portal')
@Controller('api/v1/auth/sessions')
export class SessionsController {
  constructor(private readonly own: OwnSessions) {}

  /** Where one is signed in. */
  @Get()
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'listSessions', summary: 'Where one is signed in' })
  @ApiOkResponse({ type: OwnSessionsView })
  async list(@CurrentSession() { actor, id }: Session): Promise<OwnSessionsView> {
    const sessions = await this.own.list(actor);
    return { items: sessions.map((session) => toView(session, id)) };
  }

  /** Signs out everywhere but here. */
  @Post('end-others')
  @HttpCode(200)
  @SignedIn()
  @ApiOperation({ operationId: 'endOtherSessions', summary: 'Sign out everywhere else' })
  @ApiOkResponse({ type: DoneView })
  async endOthers(@CurrentSession() { actor, id: sessionId }: Session): Promise<DoneView> {
    await this.own.endOthers({ actor, sessionId });
    return {};
  }

  /** Signs out in one browser, at once. Problem: identity/no-such-session, also for another person's. */
  @Post(':id/end')
  @HttpCode(200)
  @SignedIn()
  @ApiOperation({ operationId: 'endSession', summary: 'Sign out in one browser' })
  @ApiOkResponse({ type: DoneView })
  async end(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<DoneView> {
    await this.own.end(actor, id);
    return {};
  }
}

const toView = ({ id, userAgent, createdAt, lastSeenAt }: OwnSession, currentId: string): OwnSessionView => ({
  id,
  browser: browserName(userAgent),
  signedInAt: createdAt,
  lastSeenAt,
  current: id === currentId,
});
