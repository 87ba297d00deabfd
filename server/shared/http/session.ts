import type { FastifyRequest } from 'fastify';
import { type Actor, DomainError } from '../kernel/index.js';

/** One sign-in of one person, as the rest of the product sees it. */
export type Session = Readonly<{ id: string; actor: Actor }>;

export type MaybeSignedInRequest = FastifyRequest & { session?: Session };
export type SignedInRequest = FastifyRequest & { session: Session };

/** @throws identity/not-signed-in */
export function sessionOf(request: MaybeSignedInRequest): Session {
  if (!request.session) throw notSignedIn();
  return request.session;
}

export const notSignedIn = () => new DomainError('unauthenticated', 'identity/not-signed-in', 'Please sign in first.');

/** What a session token says: which row to look at, and for whom it was made. */
export type SessionClaims = Readonly<{ sid: string; sub: string }>;

/** Whether a session still lives, and who it is. The row decides, not the token. Identity plugs in the answer. */
export abstract class SessionReader {
  /** Null when the session has ended, has idled too long, or its person may no longer sign in. */
  abstract read(claims: SessionClaims): Promise<Session | null>;
}
