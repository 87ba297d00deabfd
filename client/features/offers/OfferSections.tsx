import Box from '@mui/material/Box';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { brandCategories } from '../../../server/contract/lists/brands';
import { offerKinds } from '../../api/offers';
import { ChoiceInput } from '../../ui/ChoiceInput';
import { GoldenRules } from '../../ui/GoldenRules';
import { AsksField } from './AsksField';
import { FormSection } from './FormSection';
import { OfferField } from './OfferField';
import { RightsAndLabel } from './RightsAndLabel';
import { WhereAndWhen } from './WhereAndWhen';
import { checks, type OfferForm } from './offer-form';

const pair = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** The fields of an offer, in the order in which one thinks of them. */
export function OfferSections() {
  const { control } = useFormContext<OfferForm>();
  const shipped = useWatch({ control, name: 'shipped' });
  return (
    <>
      <FormSection title="What you give" lead="Collabs are gifted: no money goes to the influencer.">
        <OfferField name="title" label="Title" check={checks.title} placeholder="Supper for two at the counter" />
        <Controller
          control={control}
          name="kind"
          render={({ field: { value, onChange } }) => (
            <ChoiceInput
              label="Kind"
              options={offerKinds}
              value={{ chosen: [value], other: null }}
              onChange={({ chosen }) => chosen[0] && onChange(chosen[0])}
            />
          )}
        />
        <OfferField
          name="gives"
          label="What the influencer gets"
          check={checks.gives}
          multiline
          minRows={3}
          placeholder="A tasting menu for two with a glass of wine each"
        />
        <Box sx={pair}>
          <OfferField name="value" label="Retail value (£)" check={checks.value} />
          {!shipped && (
            <OfferField
              name="guests"
              label="Guests"
              type="number"
              check={checks.guests}
              helperText="How many they may bring."
            />
          )}
        </Box>
        <OfferField
          name="category"
          label="Category"
          options={brandCategories}
          unchosen="Choose a category"
          check={checks.category}
        />
      </FormSection>
      <FormSection
        title="What you ask for"
        lead="Each row becomes pieces that the influencer hands in and you approve."
      >
        <AsksField />
        <OfferField
          name="contentDueDays"
          label={`Content due, days after ${shipped ? 'it arrives' : 'the visit'}`}
          type="number"
          check={checks.contentDueDays}
          sx={{ maxWidth: 280 }}
        />
        <OfferField
          name="brief"
          label="Brief"
          check={checks.brief}
          multiline
          minRows={4}
          helperText="What to show, what to avoid, whom to tag. Posts must be labelled as an ad."
        />
        <RightsAndLabel />
        <GoldenRules />
      </FormSection>
      <WhereAndWhen />
    </>
  );
}
