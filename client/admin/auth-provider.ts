import type { AuthProvider } from 'react-admin';
import { proofNeeded } from '../api/proof';
import type { SessionState } from '../shell/session/session-context';

type PortalSession = Pick<SessionState, 'actor' | 'refresh' | 'signOut'>;

/**
 * The panel has no sign-in: it is behind the portal's own. When the API says that the session has ended or that its
 * person is no longer staff, the portal refetches the session, and then shows the sign-in form or a way home.
 */
export const authProviderFor = ({ actor, refresh, signOut }: PortalSession): AuthProvider => ({
  login: () => refresh(),
  logout: () => signOut(),
  checkAuth: async () => {
    if (actor.type !== 'admin') await refresh();
  },
  checkError: async ({ status, body }: { status?: number; body?: { code?: string } }) => {
    if (body?.code === proofNeeded) return; // the dialog was closed: nobody has signed out
    if (status === 401 || status === 403) await refresh();
  },
  getIdentity: async () => ({ id: actor.uid, fullName: actor.name }),
});
