import { Navigate, useLocation } from 'react-router';
import { forProfile, landingOfProfile } from '../../../server/contract/rules/portal-paths';
import { paths } from '../../app/paths';
import { ServerAway } from '../FaultPage';
import { LoadingScreen } from '../LoadingScreen';
import { browserMemory } from './browser-memory';
import { homeOf, maySee, unnamed } from './session';
import { type SessionState, useSession } from './session-context';

/** `/app`: a guest goes to the sign-in form, a person back to where they were going, else to their first page. */
export function Landing() {
  const session = useSession();
  const uid = new URLSearchParams(useLocation().search).get('uid');
  if (!session.authChecked) return <LoadingScreen />;
  if (session.failure) return <ServerAway error={session.failure} onRetry={() => void session.refresh()} />;
  if (session.secondStep) return <Navigate to={paths.secondStep} replace />;
  if (session.user && uid) return <Navigate to={firstPageOf(uid, session)} replace />;
  if (session.user) {
    const wanted = wantedPageOf(session);
    return <Navigate to={wanted ?? homeOf(session)} state={wanted ? undefined : unnamed} replace />;
  }
  return <Navigate to={paths.login} state={uid && comingBack(uid)} replace />;
}

/** The first page of the profile that a link names. */
function firstPageOf(uid: string, session: SessionState): string {
  const named = session.linkedProfiles.find((profile) => profile.uid === uid);
  const page = named ? landingOfProfile(named) : homeOf(session);
  return page.includes('uid=') ? page : forProfile(page, uid);
}

/** After signing in, the link opens. */
function comingBack(uid: string) {
  browserMemory.keepReturn(forProfile(`${paths.landing}/`, uid));
  return { returning: true };
}

/** Where the person was going, if they may see it. */
function wantedPageOf(session: SessionState): string | null {
  const wanted = browserMemory.wantedPage();
  if (!wanted || new URLSearchParams(wanted.split('?')[1]).has('uid')) return wanted; // it says for whom it is
  const type = session.profile?.type ?? session.linkedProfiles[0]?.type ?? typeOfPage(homeOf(session));
  return maySee(type, wanted.split(/[?#]/, 1)[0] ?? '') ? wanted : null;
}

const typeOfPage = (page: string) => (page.startsWith('/app/brand/') ? 'brand' : 'influencer');
