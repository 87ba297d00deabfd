import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { KeyScope } from '../../contract/rules/scopes.js';
import { DomainError } from '../kernel/index.js';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor.js';
import type { Policy } from './policy.js';
import type { Session } from './session.js';
import { SparseFieldsInterceptor } from './sparse-fields.interceptor.js';

/** What a program is that has shown its API key: a session without a browser, which has never proved that someone is there. */
export type KeySession = Session & Required<Pick<Session, 'scopes'>>;

/** Whose key this is, and what it may. The module of API keys plugs in the answer. */
export abstract class KeyReader {
  /** Null when there is no such key, or it, its maker or its profile is not good any more. */
  abstract read(key: string): Promise<KeySession | null>;
}

export const keyScopeKey = 'tastemaker:key-scope';
export const keyScheme = 'key';

/** Beside a policy: programs may do this too, by an API key with this scope. Without it an operation takes no key. */
export const ByKey = (scope: KeyScope) =>
  applyDecorators(
    SetMetadata(keyScopeKey, scope),
    ApiExtension('x-scope', scope),
    ApiBearerAuth(keyScheme),
    ...(scope.endsWith(':read') ? [UseInterceptors(SparseFieldsInterceptor)] : []),
    ...(isRepeatable(scope) ? [UseInterceptors(IdempotencyInterceptor)] : []),
  );

/** Whether a POST with this scope may be sent again under an `Idempotency-Key`: uploads are resumed instead. */
export const isRepeatable = (scope: string | undefined): boolean =>
  scope !== undefined && scope.endsWith(':write') && scope !== 'media:write';

/** The key of this request; undefined where there is none, or where the route is open to everyone and looks at none. */
export function keyIn({ headers }: FastifyRequest, policy: Policy): string | undefined {
  if (policy.kind === 'public') return undefined;
  return /^bearer +(.*)$/i.exec(headers.authorization ?? '')?.[1];
}

export const keyNotGood = () =>
  new DomainError(
    'unauthenticated',
    'identity/key-not-good',
    'This API key does not exist, has been revoked, or has expired.',
  );

/** @throws identity/key-not-taken, identity/scope-missing */
export function checkScope(scope: KeyScope | undefined, { scopes }: KeySession): void {
  if (!scope)
    throw new DomainError('forbidden', 'identity/key-not-taken', 'This is for people in a browser, not for API keys.');
  if (!scopes.includes(scope))
    throw new DomainError('forbidden', 'identity/scope-missing', `This API key lacks the scope ${scope}.`, { scope });
}
