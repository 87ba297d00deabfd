import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { KeyScope } from '../../contract/rules/scopes.js';
import { DomainError } from '../kernel/index.js';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor.js';
import type { Policy } from './policy.js';
import type { Session } from './session.js';
import { SparseFieldsInterceptor } from './sparse-fields.interceptor.js';

/** A program authenticated by its API key: a session without a browser, which has never reauthenticated. */
export type KeySession = Session & Required<Pick<Session, 'scopes'>>;

/** A key's owner and scopes. The API keys module plugs in the answer. */
export abstract class KeyReader {
  /** Null when there is no such key, or when it, its creator or its profile is no longer valid. */
  abstract read(key: string): Promise<KeySession | null>;
}

export const keyScopeKey = 'tastemaker:key-scope';
export const keyScheme = 'key';

/**
 * In addition to a policy: programs can call this with an API key that has this scope. Without it an operation accepts
 * no keys.
 */
export const ByKey = (scope: KeyScope) =>
  applyDecorators(
    SetMetadata(keyScopeKey, scope),
    ApiExtension('x-scope', scope),
    ApiBearerAuth(keyScheme),
    ...(scope.endsWith(':read') ? [UseInterceptors(SparseFieldsInterceptor)] : []),
    ...(isRepeatable(scope) ? [UseInterceptors(IdempotencyInterceptor)] : []),
  );

/** Whether a POST with this scope can be repeated with an `Idempotency-Key`: uploads are resumed instead. */
export const isRepeatable = (scope: string | undefined): boolean =>
  scope !== undefined && scope.endsWith(':write') && scope !== 'media:write';

/** This request's key; undefined if there is none, or if the route is public and ignores keys. */
export function keyIn({ headers }: FastifyRequest, policy: Policy): string | undefined {
  if (policy.kind === 'public') return undefined;
  return /^bearer +(.*)$/i.exec(headers.authorization ?? '')?.[1];
}

export const keyNotGood = () =>
  new DomainError(
    'unauthenticated',
    'identity/key-not-good',
    'This API key doesn’t exist, has been revoked, or has expired.',
  );

/** @throws identity/key-not-taken, identity/scope-missing */
export function checkScope(scope: KeyScope | undefined, { scopes }: KeySession): void {
  if (!scope)
    throw new DomainError('forbidden', 'identity/key-not-taken', 'This is for people in a browser, not for API keys.');
  if (!scopes.includes(scope))
    throw new DomainError('forbidden', 'identity/scope-missing', `This API key lacks the scope ${scope}.`, { scope });
}
