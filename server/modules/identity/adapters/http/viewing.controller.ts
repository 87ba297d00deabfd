import { Body, Controller, Header, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentSession, ForStaff, SignedIn, WhileViewing } from '../../../../shared/http/policy.js';
import { SessionCookie } from '../../../../shared/http/session-tokens.js';
import type { Session } from '../../../../shared/http/session.js';
import { GetSession } from '../../use-cases/get-session.js';
import { BeginViewing, EndViewing } from '../../use-cases/session-profile.js';
import { SessionView, toSessionView } from './sessions.dto.js';
import { ViewAsInput } from './user-explorer.dto.js';

/** Staff look at the portal as someone's profile, and come back. */
@ApiTags('staff')
@Controller('api/v1')
export class ViewingController {
  constructor(
    private readonly beginViewing: BeginViewing,
    private readonly endViewing: EndViewing,
    private readonly getSession: GetSession,
    private readonly cookie: SessionCookie,
  ) {}

  /**
   * Views the portal as a profile, for half an hour, in a read-only session: anything that changes data answers 403
   * `identity/viewing-only`. The log records who viewed whom and when. Problem: identity/not-your-profile (no such profile).
   */
  @Post('admin/view-as')
  @HttpCode(200)
  @ForStaff('person.view-as')
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'staffBeginViewing', summary: 'View the portal as a profile' })
  @ApiOkResponse({ type: SessionView })
  async begin(
    @CurrentSession() current: Session,
    @Body() { uid, type }: ViewAsInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionView> {
    const { session, actor } = await this.beginViewing.execute(current.actor, current.id, { uid, type });
    this.cookie.set(reply, session);
    const view = toSessionView(await this.getSession.execute(actor));
    return session.viewingUntil ? { ...view, viewing: { until: session.viewingUntil } } : view;
  }

  /** Returns to yourself. Also fine if you aren't viewing as anyone. */
  @Post('auth/viewing/end')
  @HttpCode(200)
  @SignedIn()
  @WhileViewing(true)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'endViewing', summary: 'Stop viewing as a profile' })
  @ApiOkResponse({ type: SessionView })
  async end(@CurrentSession() current: Session, @Res({ passthrough: true }) reply: FastifyReply): Promise<SessionView> {
    const { session, actor } = await this.endViewing.execute(current.actor, current.id);
    this.cookie.set(reply, session);
    return toSessionView(await this.getSession.execute(actor));
  }
}
