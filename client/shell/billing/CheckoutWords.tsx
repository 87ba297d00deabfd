import { toast } from '../../ui/toast';
import { useParamOnce } from './use-param-once';

const words: Readonly<Record<string, string | undefined>> = {
  success: 'Thank you. We are confirming your payment; this page then shows it by itself.',
  cancelled: 'You have not paid, and nothing has changed.',
};

/** Says once how the way to the card provider ended, on the page to which it leads back. */
export function CheckoutWords() {
  useParamOnce('checkout', (outcome) => {
    const said = words[outcome];
    if (said) toast.say(said);
  });
  return null;
}
