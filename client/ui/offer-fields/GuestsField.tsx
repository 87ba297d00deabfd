import { OfferField } from './OfferField';
import { termsChecks } from './terms-form';

/** How many an influencer may bring. */
export function GuestsField() {
  return (
    <OfferField
      name="guests"
      label="Guests"
      type="number"
      check={termsChecks.guests}
      helperText="How many they can bring."
    />
  );
}
