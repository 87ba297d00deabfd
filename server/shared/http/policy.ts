import {
  createParamDecorator,
  type ExecutionContext,
  SetMetadata,
  UseInterceptors,
  applyDecorators,
  type CallHandler,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiCookieAuth, ApiExtension } from '@nestjs/swagger';
import { type Actor, type Role, type StaffOperation, staffOperations } from '../kernel/index.js';
import { type MaybeSignedInRequest, type PendingStage, type Session, sessionOf } from './session.js';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Database } from '../db/index.js';

export type Policy = Readonly<
  | { kind: 'for'; roles: readonly Exclude<Role, 'guest'>[] }
  | { kind: 'staff'; operation: StaffOperation }
  /** `pending`: also allows a sign-in that still needs this step. */
  | { kind: 'signed-in'; pending?: PendingStage }
  /** Only for a sign-in that needs its second step. */
  | { kind: 'second-step' }
  /**
   * `sameOrigin`: an unsafe request must come from our own pages even without a cookie (sign-in). `anyOrigin`: no
   * origin check (webhooks).
   */
  | { kind: 'public'; origin: 'checked-with-cookie' | 'same-origin' | 'any' }
>;

export const policyKey = 'tastemaker:policy';
export const freshProofKey = 'tastemaker:fresh-proof';
export const whileViewingKey = 'tastemaker:while-viewing';

const policy = (value: Policy, roles: string) =>
  applyDecorators(SetMetadata(policyKey, value), ApiExtension('x-roles', roles.split(' ')));

/** The roles that can use this route. The domain decides who can do what to a specific record. */
export const For = (...roles: Exclude<Role, 'guest'>[]) =>
  applyDecorators(policy({ kind: 'for', roles }, roles.join(' ')), ApiCookieAuth());

/**
 * Only for staff with this permission, according to the table in the kernel; destructive ones there also require a
 * recent reauthentication.
 */
export const ForStaff = (operation: StaffOperation) =>
  applyDecorators(
    policy({ kind: 'staff', operation }, 'admin'),
    ApiExtension('x-staff-roles', [...staffOperations[operation].by]),
    ...(staffOperations[operation].destructive ? [FreshProof()] : []),
    ApiCookieAuth(),
  );

/** Anyone signed in, with or without a chosen profile. `pending`: also a sign-in that still needs this step. */
export const SignedIn = ({ pending }: { pending?: PendingStage } = {}) =>
  applyDecorators(policy({ kind: 'signed-in', pending }, 'signed-in'), ApiCookieAuth());

/** Only a sign-in that needs its second step. */
export const SecondStep = () => applyDecorators(policy({ kind: 'second-step' }, 'second-step'), ApiCookieAuth());

/**
 * In addition to a policy, for destructive actions: the session must have reauthenticated (link, password, code) within
 * the last ten minutes, else 403 `identity/reauthentication-needed`, and the page asks for it and retries.
 */
export const FreshProof = () => applyDecorators(SetMetadata(freshProofKey, true), ApiExtension('x-fresh-proof', true));

/**
 * Staff viewing as someone can only read (GET). `WhileViewing(true)` also allows a POST that only reads, or ends
 * viewing; `WhileViewing(false)` blocks a GET with side effects or health data.
 */
export const WhileViewing = (open: boolean) => SetMetadata(whileViewingKey, open);

/** A read-only list or report, which may be served from the standby, if there is one (docs/decisions/0039). */
export const MayReadReplica = () => UseInterceptors(ReplicaInterceptor);

/** Public. The handler still knows the signed-in person, if any. */
export const Public = (origin: 'checked-with-cookie' | 'same-origin' | 'any' = 'checked-with-cookie') =>
  policy({ kind: 'public', origin }, 'public');

/** The caller; always present in a handler behind `@For` or `@SignedIn`. */
export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor => sessionOf(context.switchToHttp().getRequest()).actor,
);

/** A sign-in that still needs a step, or null. Gives no access; only says that someone is signing in. */
export const CurrentPendingSession = createParamDecorator(
  (_: unknown, context: ExecutionContext): Session | null =>
    context.switchToHttp().getRequest<MaybeSignedInRequest>().pendingSession ?? null,
);

/** The caller's session, or null for a guest. */
export const CurrentSession = createParamDecorator(
  (_: unknown, context: ExecutionContext): Session | null =>
    context.switchToHttp().getRequest<MaybeSignedInRequest>().session ?? null,
);

/**
 * Allows the standby for routes marked with `MayReadReplica`. The caller has already been authenticated on the primary.
 */
@Injectable()
class ReplicaInterceptor implements NestInterceptor {
  constructor(private readonly db: Database) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!this.db.hasReplica) return next.handle();
    return from(this.db.onReplica(() => lastValueFrom(next.handle())));
  }
}
