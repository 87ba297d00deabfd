import type { FastifyRequest } from 'fastify';
import type { KeyScope } from '../../contract/rules/scopes.js';
import { freshProofMinutes } from '../../contract/rules/constants.js';
import { type Actor, DomainError } from '../kernel/index.js';

/** The step that a sign-in still lacks: the code of the second factor, or setting one up. */
export type PendingStage = 'second-factor' | 'enrolment';

/** One sign-in of one person, as the rest of the product sees it. Unless its stage is `full`, its actor is a guest. */
export type Session = Readonly<{
  id: string;
  actor: Actor;
  stage: 'full' | PendingStage;
  /** When the person last showed in this session that it is they: by link, password or code. Real time. */
  provenAt: Date;
  /** Of a program with an API key: what the key may. Then `id` is the key's. */
  scopes?: readonly KeyScope[];
  /** Of staff who look as someone: until when. Real time. */
  viewingUntil?: Date;
  /** The uids of the other profiles that the person may act for. */
  otherProfiles?: readonly string[];
}>;

export type MaybeSignedInRequest = FastifyRequest & {
  session?: Session;
  pendingSession?: Session;
  /** For whom its route is. */
  policyKind?: string;
};
export type SignedInRequest = FastifyRequest & { session: Session };

/** @throws identity/not-signed-in */
export function sessionOf(request: MaybeSignedInRequest): Session {
  if (!request.session) throw notSignedIn();
  return request.session;
}

/** Whether the session has proved itself a moment ago. */
export const isFresh = ({ provenAt }: Pick<Session, 'provenAt'>, now: Date): boolean =>
  now.getTime() - provenAt.getTime() <= freshProofMinutes * 60_000;

export const notSignedIn = () => new DomainError('unauthenticated', 'identity/not-signed-in', 'Please sign in first.');

/** What a session token says: which row to look at, and for whom it was made. */
export type SessionClaims = Readonly<{ sid: string; sub: string }>;

/** Whether a session still lives, and who it is. The row decides, not the token. Identity plugs in the answer. */
export abstract class SessionReader {
  /**
   * Null when the session has ended, has idled too long, or its person may no longer sign in.
   * @param profileUid as which of their profiles the person asks; without it as the one they chose last. Its actor has no
   * profile where they may not act as it.
   */
  abstract read(claims: SessionClaims, profileUid?: string): Promise<Session | null>;
}
