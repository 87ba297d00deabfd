import type { FastifyRequest } from 'fastify';
import type { KeyScope } from '../../contract/rules/scopes.js';
import { freshProofMinutes } from '../../contract/rules/constants.js';
import { type Actor, DomainError, type ProfileRef } from '../kernel/index.js';

/** The step that a sign-in still needs: a second-factor code, or setting one up. */
export type PendingStage = 'second-factor' | 'enrolment';

/** One person's sign-in, as the rest of the product sees it. Unless its stage is `full`, its actor is a guest. */
export type Session = Readonly<{
  id: string;
  actor: Actor;
  stage: 'full' | PendingStage;
  /** When the person last reauthenticated in this session: by link, password or code. Real time. */
  provenAt: Date;
  /** For a program with an API key: the key's scopes. Then `id` is the key's. */
  scopes?: readonly KeyScope[];
  /** For staff viewing as someone: until when. Real time. */
  viewingUntil?: Date;
  /** For a token that has been replaced: until when it works. Real time. */
  tokenUntil?: Date;
  /** The uids of the other profiles that the person can act for. */
  otherProfiles?: readonly string[];
  /** The profiles that the person can choose from, in the order in which they were linked. Not known of staff. */
  linked?: readonly ProfileRef[];
}>;

export type MaybeSignedInRequest = FastifyRequest & {
  session?: Session;
  pendingSession?: Session;
  /** The audience of its route. */
  policyKind?: string;
};
export type SignedInRequest = FastifyRequest & { session: Session };

/** When requests and streams with this token have to be checked again, if it's known. */
export const accessEnd = ({ tokenUntil, viewingUntil }: Session): Date | undefined => tokenUntil ?? viewingUntil;

/** @throws identity/not-signed-in */
export function sessionOf(request: MaybeSignedInRequest): Session {
  if (!request.session) throw notSignedIn();
  return request.session;
}

/** Whether the session has just reauthenticated. */
export const isFresh = ({ provenAt }: Pick<Session, 'provenAt'>, now: Date): boolean =>
  now.getTime() - provenAt.getTime() <= freshProofMinutes * 60_000;

export const notSignedIn = () => new DomainError('unauthenticated', 'identity/not-signed-in', 'Please sign in first.');

/**
 * A session token's claims: the row to look up, who it was issued for, and which of the session's tokens it is (the first
 * one, 0, unless it says).
 */
export type SessionClaims = Readonly<{ sid: string; sub: string; number?: number }>;

/** Whether a session is still active, and whose it is. The row decides, not the token. Identity plugs in the answer. */
export abstract class SessionReader {
  /**
   * Null when the session has ended, has been idle for too long, or its person can no longer sign in.
   * @param profileUid which of their profiles the person acts as; by default the one they chose last. Its actor has no
   * profile if they can't act as it.
   */
  abstract read(claims: SessionClaims, profileUid?: string): Promise<Session | null>;
}
