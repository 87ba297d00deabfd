import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { nothingAllowed } from '../../../server/contract/consent';
import { usePublicSettings } from '../../api/settings';
import { isUsageExplorer } from '../../app/paths';
import { useConsent } from '../consent/consent';

type Stop = () => void;

/** Runs a service from when it has been loaded until it is no longer allowed. What cannot be loaded is only logged. */
function runs(load: () => Promise<Stop>): Stop {
  const started = load().catch((error: unknown) => {
    console.debug('An outside service could not be started.', error);
    return () => undefined;
  });
  return () => void started.then((stop) => stop());
}

/**
 * The services of others that observe how pages are used. Each is loaded only where the operator has given a key and
 * this person has allowed its purpose, and stops when they take that back. Nothing of the SDKs is here.
 */
export function OutsideServices() {
  const { productAnalytics: project, sessionReplay, monitoringDsn } = usePublicSettings();
  const { productAnalytics, heatMap, sessionReplay: mayReplay } = useConsent()?.choice ?? nothingAllowed;
  const { key, pathname } = useLocation();
  const isCounted = !isUsageExplorer(pathname);
  const dsn = sessionReplay && mayReplay ? monitoringDsn : undefined;
  const allowed = Boolean(project) && (productAnalytics || heatMap);
  const projectKey = project?.key ?? '';
  const host = project?.host ?? '';

  useEffect(() => {
    if (dsn) return runs(async () => (await import('./session-replay')).startSessionReplay(dsn));
  }, [dsn]);

  useEffect(() => {
    if (!allowed) return;
    const choices = { productAnalytics, heatMap };
    return runs(async () =>
      (await import('./product-analytics')).startProductAnalytics({ key: projectKey, host }, choices),
    );
  }, [allowed, productAnalytics, heatMap, projectKey, host]);

  const countPage = useEffectEvent(() => {
    if (!allowed || !productAnalytics || !isCounted) return;
    import('./product-analytics').then(
      ({ countPage }) => countPage(),
      (error: unknown) => console.debug('The page could not be counted.', error),
    );
  });
  useEffect(() => countPage(), [key, allowed, productAnalytics]);

  return null;
}
