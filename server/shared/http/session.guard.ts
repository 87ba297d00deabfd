import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../kernel/index.js';
import { AllowedOrigins } from './origin.js';
import { type Policy, policyKey } from './policy.js';
import { RateLimits } from './rate-limits.js';
import { SessionCache } from './session-cache.js';
import { type MaybeSignedInRequest, notSignedIn, type Session } from './session.js';
import { SessionTokens } from './session-tokens.js';

const Passport = AuthGuard('session');

/** Denies by default: a route without a policy opens to nobody. */
@Injectable()
export class SessionGuard extends Passport {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: SessionTokens,
    private readonly cache: SessionCache,
    private readonly origins: AllowedOrigins,
    private readonly limits: RateLimits,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const policy = this.reflector.getAllAndOverride<Policy | undefined>(policyKey, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!policy) throw new DomainError('forbidden', 'request/no-policy', 'This address is closed.');
    const request = context.switchToHttp().getRequest<MaybeSignedInRequest>();
    const token = request.cookies[this.tokens.cookieName];

    this.checkOrigin(policy, request, token !== undefined);
    if (token) request.session = this.cache.get(token) ?? (await this.askPassport(context, token));
    await this.limits.countRequest(request.session?.id ?? request.ip);
    this.checkRole(policy, request.session);
    return true;
  }

  /** Passport's own answer: the session, or false when the token or its session is no good. What broke is not an answer. */
  override handleRequest<User>(error: unknown, session: User): User {
    if (error) throw error as Error;
    return session;
  }

  private async askPassport(context: ExecutionContext, token: string): Promise<Session | undefined> {
    await super.canActivate(context);
    const { user } = context.switchToHttp().getRequest<FastifyRequest & { user?: Session | false | null }>();
    if (!user) return undefined;
    this.cache.put(token, user);
    return user;
  }

  private checkOrigin(policy: Policy, request: FastifyRequest, hasCookie: boolean): void {
    if (policy.kind === 'public' && policy.origin === 'any') return;
    if (hasCookie || (policy.kind === 'public' && policy.origin === 'same-origin')) this.origins.check(request);
  }

  private checkRole(policy: Policy, session: Session | undefined): void {
    if (policy.kind === 'public') return;
    if (!session) throw notSignedIn();
    if (policy.kind === 'signed-in') return;
    if (!policy.roles.some((role) => role === session.actor.role)) {
      throw new DomainError('forbidden', 'identity/wrong-role', 'Your account cannot do this.');
    }
  }
}
