import { Outlet, useLocation } from 'react-router';
import { skipsSessionCheck } from '../../server/contract/rules/portal-paths';
import { TopBar } from '../shell/TopBar';
import { Guarded } from './Guarded';

/** The frame of an address outside the app that nobody knows. By the rule of the doors it may be a guarded one all the same. */
export function UnknownPage() {
  const { pathname } = useLocation();
  if (!skipsSessionCheck(pathname)) return <Guarded />;
  return (
    <>
      <TopBar noAuth />
      <main>
        <Outlet />
      </main>
    </>
  );
}
