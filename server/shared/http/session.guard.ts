import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeyScope } from '../../contract/rules/scopes.js';
import { DomainError, mayAsStaff, seatNeeded } from '../kernel/index.js';
import { checkScope, keyIn, keyNotGood, KeyReader, keyScopeKey } from './keys.js';
import { AllowedOrigins } from './origins.js';
import { freshProofKey, type Policy, policyKey, whileViewingKey } from './policy.js';
import { checkNamed, namedProfile } from './named-profile.js';
import { RateLimits } from './rate-limits.js';
import { SessionCache } from './session-cache.js';
import { isFresh, type MaybeSignedInRequest, notSignedIn, type Session } from './session.js';
import { SessionStrategy } from './session.strategy.js';
import { SessionTokens } from './session-tokens.js';

const Passport = AuthGuard();

/** A route's access policy. */
type Door = Readonly<{ policy?: Policy; needsProof?: true; whileViewing?: boolean; scope?: KeyScope }>;

/** Denies by default: a route without a policy is closed. Returns synchronously wherever no query is needed. */
@Injectable()
export class SessionGuard extends Passport {
  private readonly doors = new Map<unknown, Map<unknown, Door>>();

  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: SessionTokens,
    private readonly cache: SessionCache,
    private readonly origins: AllowedOrigins,
    private readonly limits: RateLimits,
    private readonly keys: KeyReader,
    strategy: SessionStrategy,
  ) {
    // Passport has one global strategy per name; passing it directly lets every product in a process use its own.
    super({ defaultStrategy: strategy as unknown as string });
  }

  override canActivate(context: ExecutionContext): true | Promise<true> {
    const door = this.doorOf(context);
    const { policy } = door;
    if (!policy) throw new DomainError('forbidden', 'request/no-policy', 'This address is closed.');
    const request = context.switchToHttp().getRequest<MaybeSignedInRequest>();
    request.policyKind = policy.kind;
    const key = keyIn(request, policy);
    if (key !== undefined) return this.enterByKey(context, door, request, key);
    const token = request.cookies[this.tokens.cookieName];

    this.checkOrigin(policy, request, token !== undefined);
    const enter = (session?: Session) => this.enter(context, door, policy, session);
    if (!token) return enter();
    const known = this.cache.get(token, namedProfile(request));
    return known ? enter(known) : this.askPassport(context, token).then(enter);
  }

  /** Passport's result: the session, or false when the token or its session is invalid. Errors are rethrown. */
  override handleRequest<User>(error: unknown, session: User): User {
    if (error) throw error as Error;
    return session;
  }

  private enter(context: ExecutionContext, door: Door, policy: Policy, session?: Session): true {
    const request = context.switchToHttp().getRequest<MaybeSignedInRequest>();
    if (!comesInBursts(policy)) this.count(context, request, session);
    if (session?.stage === 'full') {
      checkNamed(namedProfile(request), session);
      request.session = session;
    } else if (session) this.takePending(policy, request, session);
    this.checkViewing(door, request);
    checkPolicy(policy, request.method, request.session ?? request.pendingSession);
    this.checkProof(door, request);
    return true;
  }

  /** A program. Pages on other sites can't send a key, and a cookie sent along is ignored. */
  private async enterByKey(
    context: ExecutionContext,
    door: Door,
    request: MaybeSignedInRequest,
    key: string,
  ): Promise<true> {
    const session = await this.keys.read(key);
    this.count(context, request, session);
    if (!session) throw keyNotGood();
    checkNamed(namedProfile(request), session);
    checkPolicy(door.policy!, request.method, session);
    checkScope(door.scope, session);
    request.session = session;
    this.checkProof(door, request);
    return true;
  }

  private doorOf(context: ExecutionContext): Door {
    const [handler, type] = [context.getHandler(), context.getClass()];
    const ofType = this.doors.get(type) ?? new Map<unknown, Door>();
    const known = ofType.get(handler);
    if (known) return known;
    const door: Door = {
      policy: this.reflector.getAllAndOverride<Policy | undefined>(policyKey, [handler, type]),
      needsProof: this.reflector.getAllAndOverride<true | undefined>(freshProofKey, [handler, type]),
      whileViewing: this.reflector.get<boolean | undefined>(whileViewingKey, handler),
      scope: this.reflector.get<KeyScope | undefined>(keyScopeKey, handler),
    };
    this.doors.set(type, ofType.set(handler, door));
    return door;
  }

  /** @throws request/too-many */
  private count(context: ExecutionContext, { ip }: FastifyRequest, session: Session | null | undefined): void {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    if (session) this.limits.countRequest(session.id, reply);
    else this.limits.countFrom(ip, reply);
  }

  private async askPassport(context: ExecutionContext, token: string): Promise<Session | undefined> {
    const { mark } = this.cache;
    await super.canActivate(context);
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: Session | false | null }>();
    const { user } = request;
    if (!user) return undefined;
    this.cache.put(token, user, mark, namedProfile(request));
    return user;
  }

  private checkOrigin(policy: Policy, request: FastifyRequest, hasCookie: boolean): void {
    if (policy.kind === 'public' && policy.origin === 'any') return;
    if (hasCookie || (policy.kind === 'public' && policy.origin === 'same-origin')) this.origins.check(request);
  }

  /** A sign-in that needs a step can only use the routes of that step; public pages treat the person as a guest. */
  private takePending(policy: Policy, request: MaybeSignedInRequest, session: Session): void {
    request.pendingSession = session;
    if (policy.kind === 'signed-in' && policy.pending === session.stage) request.session = session;
    else if (policy.kind !== 'public' && policy.kind !== 'second-step') throw secondStepNeeded();
  }

  /** @throws identity/viewing-only */
  private checkViewing({ whileViewing }: Door, { session, method }: MaybeSignedInRequest): void {
    if (!session?.actor.viewing) return;
    if (!(whileViewing ?? safe.includes(method))) throw viewingOnly();
  }

  /** @throws identity/reauthentication-needed */
  private checkProof({ needsProof }: Door, { session }: MaybeSignedInRequest): void {
    if (!needsProof || (session && isFresh(session, new Date()))) return;
    throw new DomainError(
      'forbidden',
      'identity/reauthentication-needed',
      'Please confirm that it’s you, then try again.',
    );
  }
}

/**
 * Routes that verify each message, such as the card provider's webhook, and health checks: few addresses, many
 * requests.
 */
const comesInBursts = (policy: Policy): boolean => policy.kind === 'public' && policy.origin === 'any';

export const safe = ['GET', 'HEAD', 'OPTIONS'];

const wrongRole = () => new DomainError('forbidden', 'identity/wrong-role', 'Your account can’t do this.');

const mayOnlyLook = () =>
  new DomainError('forbidden', 'identity/read-only', 'Your staff account can view everything but not change anything.');

const superUserNeeded = () =>
  new DomainError('forbidden', 'identity/super-user-needed', 'Only a super user can do this.');

export const viewingOnly = () =>
  new DomainError(
    'forbidden',
    'identity/viewing-only',
    'You’re viewing this account as staff, so you can’t change anything. To continue as yourself, stop viewing.',
  );

export const secondStepNeeded = () =>
  new DomainError('unauthenticated', 'identity/second-step-needed', 'Please finish signing in first.');

/**
 * Checks that the caller may use this route.
 * @throws identity/not-signed-in, identity/wrong-role, identity/read-only, identity/seat-needed,
 * identity/super-user-needed
 */
export function checkPolicy(policy: Policy, method: string, session: Session | undefined): void {
  if (policy.kind === 'public') return;
  if (!session) throw notSignedIn();
  if (policy.kind === 'second-step') {
    if (session.stage !== 'second-factor') throw notSignedIn();
    return;
  }
  if (policy.kind === 'signed-in') return;
  const { actor } = session;
  if (policy.kind === 'for') {
    if (!policy.roles.some((role) => role === actor.role)) throw wrongRole();
    if (actor.staffRole === 'read-only' && !safe.includes(method)) throw mayOnlyLook();
    if (actor.readOnly && !safe.includes(method)) throw seatNeeded();
    return;
  }
  if (actor.role !== 'admin') throw wrongRole();
  if (mayAsStaff(actor, policy.operation)) return;
  throw actor.staffRole === 'read-only' ? mayOnlyLook() : superUserNeeded();
}
