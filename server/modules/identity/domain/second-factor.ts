import type { StaffRole } from '../../../shared/kernel/index.js';
import type { SessionStage } from './session.js';
import type { SignInWay } from './user.js';

/** A person's authenticator app. The secrets are sealed: only the vault opens them. */
export type SecondFactor = Readonly<{
  userId: string;
  /** Null until a first app has been confirmed. */
  secret: string | null;
  confirmedAt: Date | null;
  /** The time step of the last code that was used; no code of it or before it counts again. */
  lastStep: number | null;
  /** An app that is being set up, in place of the present one if there is one. */
  proposedSecret: string | null;
  proposedAt: Date | null;
  recoveryCodesLeft: number;
}>;

export const recoveryCodeCount = 10;

/** How many minutes there are between showing a secret and the first code of it. */
const proposalMinutes = 15;

export const isEnrolled = (factor: SecondFactor | null): boolean => factor?.secret != null;

/** The sealed secret that is waiting for its first code; null when there is none or it has waited too long. */
export function openProposal({ proposedSecret, proposedAt }: SecondFactor, now: Date): string | null {
  const waited = now.getTime() - (proposedAt?.getTime() ?? 0);
  return waited < proposalMinutes * 60_000 ? proposedSecret : null;
}

/**
 * What a sign-in still lacks after its first step. People with an app enter a code, unless they came by passkey, which is two
 * factors in one; staff who need an app set it up first.
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

/** The six digits of an app, as typed with or without spaces; null for anything else, such as a recovery code. */
export function asAppCode(typed: string): string | null {
  const digits = typed.replace(/\s/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}

/** A recovery code as it is compared: without dashes, white space and capitals. */
export const asRecoveryCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();
