import { OfferField } from '../../ui/offer-fields/OfferField';
import { FormSection } from './FormSection';
import { checks, type OfferForm } from './offer-form';

/** What creators should know before they come, and whom to call. */
export function HouseRules() {
  return (
    <FormSection title="House rules" lead="What creators need to know before they come.">
      <OfferField<OfferForm>
        name="dressCode"
        label="Dress code (optional)"
        check={checks.dressCode}
        placeholder="Smart casual, no trainers"
      />
      <OfferField<OfferForm>
        name="houseRules"
        label="House rules (optional)"
        check={checks.houseRules}
        multiline
        minRows={2}
        placeholder="No extra lights, keep other guests out of shot, no children after 19:00"
      />
      <OfferField<OfferForm>
        name="contactOnTheDay"
        label="Contact on the day (optional)"
        check={checks.contactOnTheDay}
        placeholder="Ask for Maya at the bar, 020 7946 0123"
        helperText="Creators see this once you’ve approved them."
      />
    </FormSection>
  );
}
