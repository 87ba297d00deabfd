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
  /** `pending`: also open to a sign-in that still lacks this step. */
  | { kind: 'signed-in'; pending?: PendingStage }
  /** Only for a sign-in that lacks its second step. */
  | { kind: 'second-step' }
  /** `sameOrigin`: an unsafe request must come from our own pages even without a cookie (sign-in). `anyOrigin`: never asks (webhooks). */
  | { kind: 'public'; origin: 'checked-with-cookie' | 'same-origin' | 'any' }
>;

export const policyKey = 'tastemaker:policy';
export const freshProofKey = 'tastemaker:fresh-proof';
export const whileViewingKey = 'tastemaker:while-viewing';

const policy = (value: Policy, roles: string) =>
  applyDecorators(SetMetadata(policyKey, value), ApiExtension('x-roles', roles.split(' ')));

/** Which roles may knock. Who may do what to this very record is the domain's answer. */
export const For = (...roles: Exclude<Role, 'guest'>[]) =>
  applyDecorators(policy({ kind: 'for', roles }, roles.join(' ')), ApiCookieAuth());

/** Only for staff who may do this, as the table in the kernel says; what is destructive there needs a fresh proof as well. */
export const ForStaff = (operation: StaffOperation) =>
  applyDecorators(
    policy({ kind: 'staff', operation }, 'admin'),
    ApiExtension('x-staff-roles', [...staffOperations[operation].by]),
    ...(staffOperations[operation].destructive ? [FreshProof()] : []),
    ApiCookieAuth(),
  );

/** Anyone who is signed in, whether a profile is chosen or not. `pending`: also a sign-in that still lacks this step. */
export const SignedIn = ({ pending }: { pending?: PendingStage } = {}) =>
  applyDecorators(policy({ kind: 'signed-in', pending }, 'signed-in'), ApiCookieAuth());

/** A sign-in that lacks its second step, and nobody else. */
export const SecondStep = () => applyDecorators(policy({ kind: 'second-step' }, 'second-step'), ApiCookieAuth());

/**
 * Beside a policy, for what takes something away: the session must have proved itself (link, password, code) within the
 * last ten minutes, else 403 `identity/reauthentication-needed`, and the page asks for a proof and tries again.
 */
export const FreshProof = () => applyDecorators(SetMetadata(freshProofKey, true), ApiExtension('x-fresh-proof', true));

/**
 * Staff who look as someone may read (GET) and nothing else. `WhileViewing(true)` opens to them what only reads by POST, or
 * ends their looking; `WhileViewing(false)` closes a GET that is more than reading, or that tells of health.
 */
export const WhileViewing = (open: boolean) => SetMetadata(whileViewingKey, open);

/** A list or a report that only reads: the standby may answer it, where there is one (docs/decisions/0039). */
export const MayReadReplica = () => UseInterceptors(ReplicaInterceptor);

/** Open to everyone. The person who is signed in, if any, is still known to the handler. */
export const Public = (origin: 'checked-with-cookie' | 'same-origin' | 'any' = 'checked-with-cookie') =>
  policy({ kind: 'public', origin }, 'public');

/** Who asks; a handler behind `@For` or `@SignedIn` always has one. */
export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor => sessionOf(context.switchToHttp().getRequest()).actor,
);

/** The sign-in that still lacks a step, or null. Opens nothing; says only that someone is on the way. */
export const CurrentPendingSession = createParamDecorator(
  (_: unknown, context: ExecutionContext): Session | null =>
    context.switchToHttp().getRequest<MaybeSignedInRequest>().pendingSession ?? null,
);

/** The session of the person who asks, or null for a guest. */
export const CurrentSession = createParamDecorator(
  (_: unknown, context: ExecutionContext): Session | null =>
    context.switchToHttp().getRequest<MaybeSignedInRequest>().session ?? null,
);

/** Lets the standby answer what is marked with `MayReadReplica`. Who asks has been checked before, on the primary. */
@Injectable()
class ReplicaInterceptor implements NestInterceptor {
  constructor(private readonly db: Database) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!this.db.hasReplica) return next.handle();
    return from(this.db.onReplica(() => lastValueFrom(next.handle())));
  }
}
