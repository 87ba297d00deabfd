import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Plan } from '../../../server/contract/plans';
import { call } from '../../api/client';
import type { components } from '../../api/schema';
import { checkoutMemory } from '../../shell/billing/checkout-memory';
import { type Billing, billingKey } from '../../shell/billing/use-billing';
import { useSession } from '../../shell/session/session-context';

type CheckoutInput = components['schemas']['InitCheckoutInput'];

/**
 * Fetches the session, and then the page for paying for their plan.
 * @returns its URL
 * @throws Error for any failure; only a brand gets as far as the second request
 */
async function beginCheckout({ id, priceID }: Plan): Promise<string> {
  const { current_session_user_profile: profile } = await call('POST /api/v1/functions/getSessionAndUserProfile');
  if (profile?.type !== 'brand') throw new Error('Only brands have plans.');
  const { sessionId, url } = await call('POST /api/v1/functions/initCheckout', {
    body: {
      brand_uid: profile.uid,
      selected_plan: id as CheckoutInput['selected_plan'],
      price_id: priceID ?? '',
      user_session: { current_session_user_profile: { uid: profile.uid, type: profile.type } },
    } satisfies CheckoutInput,
  });
  if (!sessionId || !url) throw new Error('There is no checkout.');
  return url;
}

/** Chooses a plan: redirects to the card provider's page. Stays pending until the browser has left the page. */
export function useCheckout() {
  const { leaveFor } = useSession();
  const { pathname, search } = useLocation();
  const checkout = useMutation<string, Error, Plan>({
    mutationFn: beginCheckout,
    onSuccess: (url, { id }) => {
      checkoutMemory.keepJourney({ from: pathname + search, plan: id });
      leaveFor(url);
    },
  });
  const { reset } = checkout;

  useEffect(() => {
    // With the back-forward cache, the page could come back still pending.
    const onBack = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener('pageshow', onBack);
    return () => window.removeEventListener('pageshow', onBack);
  }, [reset]);

  return { ...checkout, underWay: checkout.isPending || checkout.isSuccess };
}

/**
 * What each other plan would cost now and later, for people who can change it. The provider's page repeats it before
 * payment.
 */
export function usePlanPreviews(billing: Billing | undefined) {
  const { actor } = useSession();
  return useQuery({
    queryKey: [billingKey, actor.uid, 'plans'],
    queryFn: ({ signal }) => call('GET /api/v1/billing/plans', { signal }),
    select: ({ items }) => items,
    enabled: !!billing?.portalUrl,
    gcTime: 0,
    retry: false,
  }).data;
}
