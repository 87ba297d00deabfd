import { isUUID } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { DomainError, notYourProfile } from '../kernel/index.js';
import type { MaybeSignedInRequest, Session } from './session.js';

/** The profile for which a tab makes its requests, whatever the session's current profile is. */
export const profileHeader = 'x-tastemaker-profile';
/** The same for requests that can't have headers: streams, pictures, downloads. */
export const profileParameter = 'asProfile';

type Named = MaybeSignedInRequest & { namedProfile?: string | null };

/**
 * The profile named by the request, in lower case; undefined if it names none. Removed from the query, because the
 * handler rejects unknown parameters.
 * @throws identity/not-your-profile for a malformed name
 */
export function namedProfile(request: FastifyRequest): string | undefined {
  const named = request as Named;
  if (named.namedProfile === undefined) named.namedProfile = read(request);
  return named.namedProfile ?? undefined;
}

function read({ headers, query }: FastifyRequest): string | null {
  const parameters = query as Record<string, unknown>;
  const asked = headers[profileHeader] ?? parameters[profileParameter];
  delete parameters[profileParameter];
  if (asked === undefined) return null;
  if (typeof asked !== 'string' || !isUUID(asked)) throw notYourProfile();
  return asked.toLowerCase();
}

/** @throws identity/not-your-profile when the session can't act as the named profile */
export function checkNamed(named: string | undefined, { actor }: Session): void {
  if (named && actor.profile?.uid !== named) throw notYourProfile();
}

const otherProfile = (id: string) =>
  new DomainError(
    'conflict',
    'identity/other-profile',
    'This belongs to another of your profiles. Switch to it and try again.',
    { id },
  );

/** Errors that mean the resource belongs to another of the person's own profiles. */
export function unlessOtherProfile(refused: DomainError, request: FastifyRequest): DomainError {
  if (refused.kind !== 'not-found' && refused.code !== 'identity/wrong-role') return refused;
  const { session, params, query, body } = request as MaybeSignedInRequest;
  const others = session?.otherProfiles ?? [];
  if (others.length === 0) return refused;
  const said = [params, query, body].flatMap((part): unknown[] => Object.values(part ?? {}));
  const other = others.find((uid) => said.some((value) => typeof value === 'string' && value.toLowerCase() === uid));
  return other ? otherProfile(other) : refused;
}
