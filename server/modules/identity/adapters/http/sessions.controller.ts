import { Body, Controller, Get, Header, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { DoneView } from '../../../../shared/http/done.dto.js';
import { IdParam } from '../../../../shared/http/params.js';
import {
  CurrentActor,
  CurrentPendingSession,
  CurrentSession,
  Public,
  SignedIn,
  WhileViewing,
} from '../../../../shared/http/policy.js';
import { SessionCookie } from '../../../../shared/http/session-tokens.js';
import type { Session } from '../../../../shared/http/session.js';
import type { Actor, ProfileRef } from '../../../../shared/kernel/index.js';
import { identityErrors } from '../../domain/identity.errors.js';
import type { Session as OwnSession } from '../../domain/session.js';
import { GetSession, GetUser } from '../../use-cases/get-session.js';
import { UpdateSessionProfile } from '../../use-cases/session-profile.js';
import { OwnSessionsService } from '../../use-cases/sessions.js';
import { browserName } from './browser-name.js';
import {
  OwnSessionsView,
  type OwnSessionView,
  SessionView,
  toProfileView,
  toSessionView,
  UpdateSessionProfileInput,
  UserView,
} from './sessions.dto.js';

@ApiTags('portal')
@Controller('api/v1/auth/sessions')
export class SessionsController {
  constructor(private readonly own: OwnSessionsService) {}

  /** Where one is signed in. */
  @Get()
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'listSessions', summary: 'List your sessions' })
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
  @ApiOperation({ operationId: 'endSession', summary: 'End one of your sessions' })
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

@ApiTags('portal')
@Controller('api/v1/functions')
export class SessionFunctionsController {
  constructor(
    private readonly getSession: GetSession,
    private readonly getUser: GetUser,
    private readonly updateSessionProfile: UpdateSessionProfile,
    private readonly cookie: SessionCookie,
  ) {}

  /** Who is signed in, as which profile, and which others they may choose. Signed out: null and an empty list. */
  @Post('getSessionAndUserProfile')
  @HttpCode(200)
  @Public()
  @WhileViewing(true)
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getSessionAndUserProfile', summary: 'Get the session and the active profile' })
  @ApiOkResponse({ type: SessionView })
  async session(
    @CurrentSession() session: Session | null,
    @CurrentPendingSession() waiting: Session | null,
  ): Promise<SessionView> {
    const view = toSessionView(await this.getSession.execute(session?.actor ?? null));
    if (session?.viewingUntil) return { ...view, viewing: { until: session.viewingUntil } };
    if (waiting && waiting.stage !== 'full') return { ...view, second_step: waiting.stage };
    const looksLikeAGuest = !view.current_session_user_profile && view.linked_profiles_found.length === 0;
    return session && looksLikeAGuest ? { ...view, signed_in: true } : view;
  }

  /** Everything that the signed-in person may act for. */
  @Post('getUser')
  @HttpCode(200)
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getUser', summary: 'Get your user and profiles' })
  @ApiOkResponse({ type: UserView })
  async user(@CurrentActor() actor: Actor): Promise<UserView> {
    const user = await this.getUser.execute(actor);
    return {
      linked_profiles: user.linkedProfiles.map(toProfileView),
      linked_brand_uid: user.linkedBrandUid,
      brand_admins_for: [...user.brandAdminsFor],
      linked_influencer_uid: user.linkedInfluencerUid,
      influencer_admins_for: [...user.influencerAdminsFor],
    };
  }

  /** Switches to another of your profiles and returns a new session for it. */
  @Post('updateSessionUserProfile')
  @HttpCode(200)
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'updateSessionUserProfile', summary: 'Switch to another of your profiles' })
  @ApiOkResponse({ type: SessionView })
  async update(
    @CurrentSession() current: Session,
    @Body() { target_user_profile: target }: UpdateSessionProfileInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionView> {
    const { session, actor } = await this.updateSessionProfile.execute(current.actor, current.id, toRef(target));
    this.cookie.set(reply, session);
    return toSessionView(await this.getSession.execute(actor));
  }
}

/** Whatever else the object says is not believed. What names no profile is like one that does not exist. */
function toRef({ uid, type }: Record<string, unknown>): ProfileRef {
  if (!isUUID(uid) || (type !== 'brand' && type !== 'influencer')) throw identityErrors.notYourProfile();
  return { uid: String(uid).toLowerCase(), type };
}
