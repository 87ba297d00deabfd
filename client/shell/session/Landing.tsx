import { Navigate, useLocation } from 'react-router';
import { forProfile, landingOfProfile } from '../../../server/contract/rules/portal-paths';
import { paths } from '../../app/paths';
import { ServerAway } from '../FaultPage';
import { LoadingScreen } from '../LoadingScreen';
import { browserMemory } from './browser-memory';
import { homeOf, maySee, unnamed } from './session';
import { type SessionState, useSession } from './session-context';

/** `/app`: shows a guest the sign-in form, and redirects a person to the page they wanted, else to their first page. */
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

/** The first page of the profile named in a link. */
function firstPageOf(uid: string, session: SessionState): string {
  const named = session.linkedProfiles.find((profile) => profile.uid === uid);
  const page = named ? landingOfProfile(named) : homeOf(session);
  return page.includes('uid=') ? page : forProfile(page, uid);
}

/** After sign-in, the link opens. */
function comingBack(uid: string) {
  browserMemory.keepReturn(forProfile(`${paths.landing}/`, uid));
  return { returning: true };
}

/** The page the person wanted, if they can see it. */
function wantedPageOf(session: SessionState): string | null {
  const wanted = browserMemory.wantedPage();
  if (!wanted || new URLSearchParams(wanted.split('?')[1]).has('uid')) return wanted; // it names a profile
  const type = session.profile?.type ?? session.linkedProfiles[0]?.type ?? typeOfPage(homeOf(session));
  return maySee(type, wanted.split(/[?#]/, 1)[0] ?? '') ? wanted : null;
}

const typeOfPage = (page: string) => (page.startsWith('/app/brand/') ? 'brand' : 'influencer');
