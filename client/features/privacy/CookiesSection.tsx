import { ConsentForm } from '../../shell/consent/ConsentForm';
import { consent } from '../../shell/consent/consent';
import { toast } from '../../ui/toast';
import { Section } from './Section';

/** What may be observed, on this device and on the account. */
export function CookiesSection() {
  return (
    <Section
      title="Cookies"
      lead="What you choose holds wherever you are signed in. You can change it whenever you like."
    >
      <ConsentForm
        onDecide={(choice) => {
          consent.decide(choice);
          toast.success('Your choice is kept.');
        }}
      />
    </Section>
  );
}
