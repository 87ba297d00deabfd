import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ConsentChoice, consentPurposes, consentVersion } from '../../../server/contract/consent';
import { call } from '../../api/client';
import { useSession } from '../session/session-context';
import { consent, useConsent } from './consent';

const key = ['consent'] as const;

const choiceIn = ({ productAnalytics, heatMap, sessionReplay }: ConsentChoice): ConsentChoice => ({
  productAnalytics,
  heatMap,
  sessionReplay,
});
const isSame = (a: ConsentChoice, b: ConsentChoice) => consentPurposes.every((purpose) => a[purpose] === b[purpose]);

/**
 * Syncs this browser's consent with the account's: a choice here is saved to the account, and one made elsewhere
 * applies here. A failed save is retried on the next page.
 */
export function ConsentSync() {
  const { user } = useSession();
  const queries = useQueryClient();
  const decision = useConsent();
  const untold = decision !== null && !decision.onAccount;
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /api/v1/privacy/consent', { signal }),
    enabled: user !== null && !untold,
    staleTime: Infinity,
  });

  useEffect(() => {
    if (user === null || !untold) return;
    const { choice } = decision;
    call('POST /api/v1/privacy/consent', { body: { version: consentVersion, ...choice } })
      .then((kept) => {
        queries.setQueryData(key, kept);
        if (consent.decision()?.choice === choice) consent.settle(choice);
      })
      .catch((error: unknown) => console.debug('The choice could not be kept on the account.', error));
  }, [user, untold, decision, queries]);

  useEffect(() => {
    if (untold || data?.version !== consentVersion) return;
    if (!decision || !isSame(decision.choice, data)) consent.settle(choiceIn(data));
  }, [data, decision, untold]);

  return null;
}
