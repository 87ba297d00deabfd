import type { StaffRole } from '../../../shared/kernel/index.js';
import type { SessionStage } from './session.js';
import type { SignInWay } from './user.js';

/** A person's authenticator app. The secrets are encrypted: only the vault can open them. */
export type SecondFactor = Readonly<{
  userId: string;
  /** Null until a first app has been confirmed. */
  secret: string | null;
  confirmedAt: Date | null;
  /** The time step of the last used code; it and earlier ones are no longer valid. */
  lastStep: number | null;
  /** An app that is being set up, to replace the current one if there is one. */
  proposedSecret: string | null;
  proposedAt: Date | null;
  recoveryCodesLeft: number;
}>;

export const recoveryCodeCount = 10;

/** How many minutes people have to enter the first code after seeing the secret. */
const proposalMinutes = 15;

export const isEnrolled = (factor: SecondFactor | null): boolean => factor?.secret != null;

/** The encrypted secret waiting for its first code; null when there is none or it has expired. */
export function openProposal({ proposedSecret, proposedAt }: SecondFactor, now: Date): string | null {
  const waited = now.getTime() - (proposedAt?.getTime() ?? 0);
  return waited < proposalMinutes * 60_000 ? proposedSecret : null;
}

/**
 * What a sign-in still needs after its first step. People with an app enter a code, unless they used a passkey, which
 * is two factors in one; staff who must have an app set it up first.
 */
export function stageAfterFirstStep(
  { staffRole }: Readonly<{ staffRole: StaffRole | null }>,
  enrolled: boolean,
  compulsory: boolean,
  by: SignInWay,
): SessionStage {
  if (enrolled) return by === 'passkey' ? 'full' : 'second-factor';
  return staffRole && compulsory ? 'enrolment' : 'full';
}

/** The six digits of an app, typed with or without spaces; null for anything else, such as a recovery code. */
export function asAppCode(typed: string): string | null {
  const digits = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** A recovery code in normal form: no dashes, no white space, lower case. */
export const asRecoveryCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();
