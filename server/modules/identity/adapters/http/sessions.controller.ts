import { Body, Controller, Get, Header, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { DoneView } from '../../../../shared/http/view-fields.js';
import { IdParam } from '../../../../shared/http/params.js';
import {
  CurrentActor,
  CurrentPendingSession,
  CurrentSession,
  ForStaff,
  FreshProof,
  Public,
  SignedIn,
  WhileViewing,
} from '../../../../shared/http/policy.js';
import { SessionCookie } from '../../../../shared/http/session-tokens.js';
import type { Session } from '../../../../shared/http/session.js';
import type { Actor, ProfileRef } from '../../../../shared/kernel/index.js';
import { identityErrors } from '../../domain/identity.errors.js';
import type { Session as OwnSession } from '../../domain/session.js';
import type { User } from '../../domain/user.js';
import { UserRepository } from '../../ports/repositories.js';
import { AcceptTerms } from '../../use-cases/accept-terms.js';
import {
  BeginViewing,
  EndViewing,
  GetSession,
  GetUser,
  UpdateSessionProfile,
} from '../../use-cases/session-profile.js';
import { OwnSessionsService } from '../../use-cases/sessions.js';
import { FormerProfiles } from '../queries/former-profiles.js';
import {
  AcceptTermsInput,
  browserName,
  FormerProfilesView,
  OwnSessionsView,
  type OwnSessionView,
  SessionView,
  AcceptedTermsView,
  toProfileView,
  toSessionView,
  UpdateSessionProfileInput,
  UserView,
} from './sessions.dto.js';
import { ViewAsInput } from './user-explorer.dto.js';

@ApiTags('portal')
@Controller('api/v1/auth/sessions')
export class SessionsController {
  constructor(private readonly own: OwnSessionsService) {}

  /** Returns your active sessions. */
  @Get()
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'listSessions', summary: 'List your sessions' })
  @ApiOkResponse({ type: OwnSessionsView })
  async list(@CurrentSession() { actor, id }: Session): Promise<OwnSessionsView> {
    const sessions = await this.own.list(actor);
    return { items: sessions.map((session) => toView(session, id)) };
  }

  /** Ends all your sessions except this one. */
  @Post('end-others')
  @HttpCode(200)
  @SignedIn()
  @FreshProof()
  @ApiOperation({ operationId: 'endOtherSessions', summary: 'Sign out everywhere else' })
  @ApiOkResponse({ type: DoneView })
  async endOthers(@CurrentSession() { actor, id: sessionId }: Session): Promise<DoneView> {
    await this.own.endOthers({ actor, sessionId });
    return {};
  }

  /** Ends one of your sessions immediately. Problem: identity/no-such-session, also for another person's. */
  @Post(':id/end')
  @HttpCode(200)
  @SignedIn()
  @FreshProof()
  @ApiOperation({ operationId: 'endSession', summary: 'End one of your sessions' })
  @ApiOkResponse({ type: DoneView })
  async end(@CurrentActor() actor: Actor, @IdParam() id: string): Promise<DoneView> {
    await this.own.end(actor, id);
    return {};
  }
}

@ApiTags('portal')
@Controller('api/v1/auth/former-profiles')
export class FormerProfilesController {
  constructor(private readonly profiles: FormerProfiles) {}

  /**
   * Returns profiles you can no longer act for, most recent first, because you were removed or the profile was closed.
   */
  @Get()
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'listFormerProfiles', summary: 'List former profiles' })
  @ApiOkResponse({ type: FormerProfilesView })
  async list(@CurrentActor() { userId }: Actor): Promise<FormerProfilesView> {
    return { items: await this.profiles.of(userId) };
  }
}

@ApiTags('portal')
@Controller('api/v1/auth/terms')
export class TermsController {
  constructor(
    private readonly users: UserRepository,
    private readonly acceptTerms: AcceptTerms,
  ) {}

  /** Returns the version of the terms and privacy notice you last accepted, and when. */
  @Get()
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'getTerms', summary: 'Get the accepted terms' })
  @ApiOkResponse({ type: AcceptedTermsView })
  async accepted(@CurrentActor() { userId }: Actor): Promise<AcceptedTermsView> {
    return toTerms(await this.users.get(userId));
  }

  /** Accepts the terms and privacy notice. We record the version and the time; an older version changes nothing. */
  @Post()
  @HttpCode(200)
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'acceptTerms', summary: 'Accept the terms' })
  @ApiOkResponse({ type: AcceptedTermsView })
  async accept(@CurrentActor() actor: Actor, @Body() { version }: AcceptTermsInput): Promise<AcceptedTermsView> {
    return toTerms(await this.acceptTerms.execute(actor, version));
  }
}

const toTerms = ({ termsVersion: version, termsAcceptedAt: acceptedAt }: User): AcceptedTermsView => ({
  version,
  acceptedAt,
});

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

  /** Returns the active profile and the profiles you can switch to. Signed out, they are `null` and an empty list. */
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
    const view = toSessionView(await this.getSession.execute(session?.actor ?? null, session?.linked));
    if (session?.viewingUntil) return { ...view, viewing: { until: session.viewingUntil } };
    if (waiting && waiting.stage !== 'full') return { ...view, second_step: waiting.stage };
    const looksLikeAGuest = !view.current_session_user_profile && view.linked_profiles_found.length === 0;
    return session && looksLikeAGuest ? { ...view, signed_in: true } : view;
  }

  /** Returns all profiles you can act for. */
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
   * Opens a read-only session as a profile for 30 minutes. Requests that change data return 403
   * `identity/viewing-only`. The log records who viewed which profile, and when. Problem: identity/not-your-profile (no
   * such profile).
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

  /** Ends the read-only session and switches back to yourself. Succeeds even if you aren't viewing as anyone. */
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
