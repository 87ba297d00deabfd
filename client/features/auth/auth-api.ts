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

/** API calls for signing in. Each throws ProblemError. */
export const authApi = {
  /** Emails a sign-in link. The response is the same for unknown addresses. */
  sendLink: (email: string) => call('POST /api/v1/auth/links', { body: { email } }),
  /** Consumes an emailed link. */
  verifyLink: (token: string, email: string) =>
    as(email, call('POST /api/v1/auth/links/verify', { body: { token, email } })),
  /** Emails a link for choosing a new password. The response is the same for unknown addresses. */
  requestPasswordReset: (email: string) => call('POST /api/v1/auth/password-resets', { body: { email } }),
  /** Consumes an emailed link, sets the password, and signs in. */
  completePasswordReset: (reset: { token: string; email: string; password: string }) =>
    as(reset.email, call('POST /api/v1/auth/password-resets/complete', { body: reset })),
  /** Starts a sign-in with the external provider; returns the URL to redirect to. This page won't learn the result. */
  leaveForProvider: () => as(null, call('POST /api/v1/auth/outside')),
  /** Who invites to what; doesn't consume the invitation. */
  lookAtInvitation: (token: string) => call('POST /api/v1/invitations/look', { body: { token } }),
  /** Accepts an invitation, once, and signs in as that profile. */
  acceptInvitation: (acceptance: { token: string; email: string; name?: string }) =>
    as(acceptance.email, call('POST /api/v1/invitations/accept', { body: acceptance })),
  signIn: (email: string, password: string) =>
    as(email, call('POST /api/v1/auth/password', { body: { email, password } })),
};
