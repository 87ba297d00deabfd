import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { nothingAllowed } from '../../../server/contract/consent';
import { usePublicSettings } from '../../api/settings';
import { isUsageExplorer } from '../../app/paths';
import { useConsent } from '../consent/consent';

type Stop = () => void;

/** Runs a service from loading until consent is withdrawn. A failure to load is only logged. */
function runs(load: () => Promise<Stop>): Stop {
  const started = load().catch((error: unknown) => {
    console.debug('An outside service could not be started.', error);
    return () => undefined;
  });
  return () => void started.then((stop) => stop());
}

/**
 * External services that track usage. Each is loaded only if the operator has configured a key and this person has
 * consented to its purpose, and stops when consent is withdrawn. Contains no SDK code.
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
