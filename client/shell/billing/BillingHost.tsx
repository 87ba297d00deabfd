import { useEffect } from 'react';
import { useSession } from '../session/session-context';
import { CheckoutWords } from './CheckoutWords';
import { LockedHost } from './LockedHost';
import { UpgradeHost } from './UpgradeHost';
import { useBilling } from './use-billing';

/** What plans bring to every page: the plans themselves, the word that a feature is locked, and a session that knows who pays. */
export function BillingHost() {
  usePaying();
  return (
    <>
      <UpgradeHost />
      <LockedHost />
      <CheckoutWords />
    </>
  );
}

/** The session says whether the brand pays. Where the plan says otherwise, it has changed meanwhile. */
function usePaying(): void {
  const { profile, refresh } = useSession();
  const billing = useBilling();
  const known = profile?.type === 'brand' ? profile.profile.paying : undefined;
  const isOld = typeof known === 'boolean' && billing !== undefined && billing.paying !== known;
  useEffect(() => {
    if (isOld) void refresh();
  }, [isOld, refresh]);
}
