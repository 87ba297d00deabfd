import { call } from '../../api/client';
import type { components } from '../../api/schema';
import { browserMemory } from '../../shell/session/browser-memory';

export type InvitationCard = components['schemas']['InvitationCardView'];

/** After sign-in, this browser keeps that person's drafts and drops everyone else's. */
async function as<T>(email: string | null, letIn: Promise<T>): Promise<T> {
  const answer = await letIn;
  browserMemory.keepWritingOf(email);
  return answer;
}

/** The server's side of signing in. Each throws ProblemError. */
export const authApi = {
  /** Mails a sign-in link. The answer is the same for unknown addresses. */
  sendLink: (email: string) => call('POST /api/v1/auth/links', { body: { email } }),
  /** Uses a mailed link, once. */
  verifyLink: (token: string, email: string) =>
    as(email, call('POST /api/v1/auth/links/verify', { body: { token, email } })),
  /** Mails a link to choose a new password with. The answer is the same for unknown addresses. */
  requestPasswordReset: (email: string) => call('POST /api/v1/auth/password-resets', { body: { email } }),
  /** Uses a mailed link, once, sets the password, and signs in. */
  completePasswordReset: (reset: { token: string; email: string; password: string }) =>
    as(reset.email, call('POST /api/v1/auth/password-resets/complete', { body: reset })),
  /** Begins a sign-in at the outside provider; answers where the browser must go. Who comes back, this page will not know. */
  leaveForProvider: () => as(null, call('POST /api/v1/auth/outside')),
  /** Who invites to what; uses nothing up. */
  lookAtInvitation: (token: string) => call('POST /api/v1/invitations/look', { body: { token } }),
  /** Accepts an invitation, once, and signs in as that profile. */
  acceptInvitation: (acceptance: { token: string; email: string; name?: string }) =>
    as(acceptance.email, call('POST /api/v1/invitations/accept', { body: acceptance })),
  signIn: (email: string, password: string) =>
    as(email, call('POST /api/v1/auth/password', { body: { email, password } })),
};
