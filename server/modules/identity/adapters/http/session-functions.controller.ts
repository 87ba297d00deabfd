import { Body, Controller, Header, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import type { FastifyReply } from 'fastify';
import {
  CurrentActor,
  CurrentPendingSession,
  CurrentSession,
  Public,
  SignedIn,
  WhileViewing,
} from '../../../../shared/http/policy.js';
import type { Session } from '../../../../shared/http/session.js';
import type { Actor, ProfileRef } from '../../../../shared/kernel/index.js';
import { identityErrors } from '../../domain/identity.errors.js';
import { GetSession } from '../../use-cases/get-session.js';
import { GetUser } from '../../use-cases/get-user.js';
import { UpdateSessionProfile } from '../../use-cases/update-session-profile.js';
import { SessionView, toProfileView, toSessionView, UpdateSessionProfileInput, UserView } from './sessions.dto.js';
import { SessionCookie } from '../../../../shared/http/session-tokens.js';

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
  @ApiOperation({ operationId: 'getSessionAndUserProfile', summary: 'The session and the chosen profile' })
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
  @ApiOperation({ operationId: 'getUser', summary: 'What the signed-in person may act for' })
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

  /** Goes on as another of one's own profiles, in a new session. Answers the session as it then is. */
  @Post('updateSessionUserProfile')
  @HttpCode(200)
  @SignedIn()
  @Header('cache-control', 'no-store')
  @ApiOperation({ operationId: 'updateSessionUserProfile', summary: 'Switch to another of one’s own profiles' })
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
