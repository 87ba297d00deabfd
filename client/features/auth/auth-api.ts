import { call } from '../../api/client';

/** The server's side of signing in. Each throws ProblemError. */
export const authApi = {
  /** Mails a sign-in link. The answer is the same for unknown addresses. */
  sendLink: (email: string) => call<void>('/api/v1/auth/links', { body: { email } }),
  /** Uses a mailed link, once. */
  verifyLink: (token: string, email: string) => call<void>('/api/v1/auth/links/verify', { body: { token, email } }),
  signIn: (email: string, password: string) => call<void>('/api/v1/auth/password', { body: { email, password } }),
};
