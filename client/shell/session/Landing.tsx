import { Navigate } from 'react-router';
import { paths } from '../../app/paths';
import { ServerAway } from '../FaultPage';
import { LoadingScreen } from '../LoadingScreen';
import { browserMemory } from './browser-memory';
import { homeOf, maySee } from './session';
import { type SessionState, useSession } from './session-context';

/** `/app`: a guest goes to the sign-in form, a person back to where they were going, else to their first page. */
export function Landing() {
  const session = useSession();
  if (!session.authChecked) return <LoadingScreen />;
  if (session.failure) return <ServerAway error={session.failure} onRetry={() => void session.refresh()} />;
  if (session.secondStep) return <Navigate to={paths.secondStep} replace />;
  return <Navigate to={session.user ? destinationOf(session) : paths.login} replace />;
}

function destinationOf(session: SessionState): string {
  const home = homeOf(session);
  const wanted = browserMemory.wantedPage();
  if (!wanted) return home;
  if (new URLSearchParams(wanted.split('?')[1]).has('uid')) return wanted; // it says for whom it is
  const type = session.profile?.type ?? session.linkedProfiles[0]?.type ?? typeOfPage(home);
  return maySee(type, wanted.split(/[?#]/, 1)[0] ?? '') ? wanted : home;
}

const typeOfPage = (page: string) => (page.startsWith('/app/brand/') ? 'brand' : 'influencer');
