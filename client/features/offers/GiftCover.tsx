import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { Option } from '../../../server/contract/lists/option';
import type { Tip } from '../../../server/contract/terms';
import { GuestsField, OfferField, pair } from '../../ui/offer-fields/fields';
import { FormSection } from './FormSection';
import { checks, type OfferForm } from './offer-form';

const tipOptions: readonly Option<Tip>[] = [
  { id: 'included', label: 'Included' },
  { id: 'welcome', label: 'Welcome, not expected' },
  { id: 'expected', label: 'Expected' },
];

/** What the gift covers, so that nobody is surprised by the bill, and who can come along. */
export function GiftCover() {
  const { control } = useFormContext<OfferForm>();
  const guests = Number(useWatch({ control, name: 'guests' }));
  return (
    <FormSection
      title="What’s covered"
      lead="Creators see this before they request, so there are no surprises when the bill comes."
    >
      <Box sx={pair}>
        <OfferField<OfferForm>
          name="covers"
          label="Covers up to (£, optional)"
          check={checks.covers}
          helperText="Creators pay for anything beyond this."
        />
        <OfferField<OfferForm> name="tip" label="Tip" options={tipOptions} unchosen="Not mentioned" />
      </Box>
      <OfferField<OfferForm>
        name="included"
        label="What’s included (optional)"
        check={checks.included}
        placeholder="Three courses and a glass of house wine each"
      />
      <OfferField<OfferForm>
        name="notIncluded"
        label="What’s not included (optional)"
        check={checks.notIncluded}
        placeholder="Spirits, service, the wine list"
      />
      <Box sx={pair}>
        <GuestsField />
        {guests > 0 && (
          <Box sx={{ display: 'grid' }}>
            <CheckField name="guestsRequired" label="They need to bring a guest" />
            <CheckField name="guestsOweContent" label="Each guest owes content too" />
          </Box>
        )}
      </Box>
    </FormSection>
  );
}

function CheckField({ name, label }: { name: 'guestsRequired' | 'guestsOweContent'; label: string }) {
  const { control } = useFormContext<OfferForm>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange } }) => (
        <FormControlLabel control={<Checkbox checked={value} onChange={(_, on) => onChange(on)} />} label={label} />
      )}
    />
  );
}
