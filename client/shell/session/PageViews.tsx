import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { logPageView } from '../../api/usage';
import { isUsageExplorer } from '../../app/paths';
import { useSession } from './session-context';

const waitForTitleMs = 10_000;

/** Notes every guarded page that is looked at, once a navigation; not the page on which staff read these notes, nor what staff look at as somebody. */
export function PageViews() {
  const { key, pathname } = useLocation();
  const { viewingUntil } = useSession();
  return viewingUntil || isUsageExplorer(pathname) ? null : <PageView key={key} />;
}

/** One look at one page. Pages name themselves when their content has come, so that the note waits for it as long as somebody looks. */
function PageView() {
  const { actor } = useSession();
  const { pathname, search } = useLocation();
  const [titleBefore] = useState(() => document.title);
  const noted = useRef(false);

  const note = useEffectEvent(() => {
    if (noted.current) return;
    noted.current = true;
    logPageView(document.title, window.location.origin + pathname + search, actor);
  });

  useEffect(() => {
    if (document.title !== titleBefore) return note();
    const observer = new MutationObserver(() => note());
    const title = document.querySelector('title');
    if (title) observer.observe(title, { childList: true });
    const timer = setTimeout(() => note(), waitForTitleMs);
    const onHidden = () => document.visibilityState === 'hidden' && note();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      observer.disconnect();
      clearTimeout(timer);
      note();
    };
  }, [titleBefore]);

  return null;
}
