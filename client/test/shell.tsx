import { Route, Routes, useLocation } from 'react-router';
import { AppShell } from '../shell/AppShell';
import { FeatureUnavailable } from '../shell/FeatureUnavailable';
import { RequireSession } from '../shell/session/RequireSession';
import { renderPage } from './render';

export const sessionPath = '/api/v1/functions/getSessionAndUserProfile';

class SilentStream {
  addEventListener(): void {}
  close(): void {}
}

function Address() {
  const { pathname, search } = useLocation();
  return <p>You are at {pathname + search}</p>;
}

const pages = (
  <Routes>
    <Route
      element={
        <RequireSession signIn={<p>Sign-in form</p>}>
          <AppShell />
        </RequireSession>
      }
    >
      <Route path="/app/locked" element={<FeatureUnavailable />} />
      <Route path="/app/*" element={<Address />} />
    </Route>
  </Routes>
);

/** The signed-in layout around a page that only shows its URL; `/app/locked` is a locked one. */
export function openShell(at: string): ReturnType<typeof renderPage> {
  Object.assign(globalThis, { EventSource: SilentStream });
  return renderPage(pages, { at });
}
