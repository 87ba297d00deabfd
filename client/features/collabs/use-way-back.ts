import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** How long to wait for a payment before offering to pay again. Milliseconds. */
const patience = 60_000;

type WayBack = Readonly<{
  /** The message for a brand returning from the card provider's page; null for everyone else. */
  words: string | null;
  /** It has paid there, and the payment hasn't reached us yet. */
  confirming: boolean;
}>;

/** Whether someone has just returned from paying for this Collab. The URL only says so; it proves nothing. */
export function useWayBack(): WayBack {
  const outcome = useSearchParams()[0].get('payment');
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), patience);
    return () => clearTimeout(timer);
  }, []);
  if (outcome === 'cancelled')
    return { words: 'Nothing was paid. The request is still waiting for your answer.', confirming: false };
  if (outcome !== 'success') return { words: null, confirming: false };
  return patient
    ? {
        words: 'Thank you. We’re confirming your payment. The request will then be approved automatically.',
        confirming: true,
      }
    : {
        words:
          'Your payment hasn’t been confirmed yet. If you’ve paid, please don’t pay again: it can take a little longer.',
        confirming: false,
      };
}
