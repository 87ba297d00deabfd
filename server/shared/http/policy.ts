import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiCookieAuth, ApiExtension } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import type { Actor, Role } from '../kernel/index.js';
import { type MaybeSignedInRequest, type Session, sessionOf } from './session.js';

export type Policy = Readonly<
  | { kind: 'for'; roles: readonly Exclude<Role, 'guest'>[] }
  | { kind: 'signed-in' }
  /** `sameOrigin`: an unsafe request must come from our own pages even without a cookie (sign-in). `anyOrigin`: never asks (webhooks). */
  | { kind: 'public'; origin: 'checked-with-cookie' | 'same-origin' | 'any' }
>;

export const policyKey = 'tastemaker:policy';

const policy = (value: Policy, roles: string) =>
  applyDecorators(SetMetadata(policyKey, value), ApiExtension('x-roles', roles.split(' ')));

/** Which roles may knock. Who may do what to this very record is the domain's answer. */
export const For = (...roles: Exclude<Role, 'guest'>[]) =>
  applyDecorators(policy({ kind: 'for', roles }, roles.join(' ')), ApiCookieAuth());

/** Anyone who is signed in, whether a profile is chosen or not. */
export const SignedIn = () => applyDecorators(policy({ kind: 'signed-in' }, 'signed-in'), ApiCookieAuth());

/** Open to everyone. The person who is signed in, if any, is still known to the handler. */
export const Public = (origin: 'checked-with-cookie' | 'same-origin' | 'any' = 'checked-with-cookie') =>
  policy({ kind: 'public', origin }, 'public');

/** Who asks; a handler behind `@For` or `@SignedIn` always has one. */
export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor => sessionOf(context.switchToHttp().getRequest()).actor,
);

/** The session of the person who asks, or null for a guest. */
export const CurrentSession = createParamDecorator(
  (_: unknown, context: ExecutionContext): Session | null =>
    context.switchToHttp().getRequest<MaybeSignedInRequest>().session ?? null,
);
