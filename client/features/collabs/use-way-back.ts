import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** So long a payment is waited for before paying is offered again. Milliseconds. */
const patience = 60_000;

type WayBack = Readonly<{
  /** What is said to a brand that comes back from the card provider's page; null to everyone else. */
  words: string | null;
  /** It has paid there, and the payment is on its way to us. */
  confirming: boolean;
}>;

/** Whether someone has just come back from paying for this Collab. The address says so; it makes nothing true. */
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
        words: 'Thank you. We are confirming your payment. The request will then be approved automatically.',
        confirming: true,
      }
    : {
        words:
          'Your payment hasn’t been confirmed yet. If you’ve paid, please don’t pay again: it can take a little longer.',
        confirming: false,
      };
}
