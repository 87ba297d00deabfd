import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import Button from '@mui/material/Button';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { radius } from '../../../server/contract/tokens';
import { checks, type OfferForm } from './offer-form';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Option } from '../../../server/contract/lists/option';
import type { Tip } from '../../../server/contract/terms';
import { GuestsField, OfferField, pair } from '../../ui/offer-fields/fields';

type FormSectionProps = { title: string; lead: string; children: ReactNode };

/** A titled section of the form, with a one-sentence description. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 4, sm: 6 } }}>
      <Typography id={titleId} variant="h2">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1, mb: 4 }}>
        {lead}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4 }}>{children}</Box>
    </Card>
  );
}

/** Asks for a photo if there is none yet, and says why. Adding one is optional. */
export function AskForPhoto() {
  const { control, setFocus } = useFormContext<OfferForm>();
  const photoPath = useWatch({ control, name: 'photoPath' });
  if (photoPath) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 4,
        p: 4,
        bgcolor: 'pass.primarySoft',
        borderRadius: `${radius.card}px`,
      }}
    >
      <Box sx={{ flex: '1 1 280px' }}>
        <Typography variant="subtitle2" component="h2">
          Add a photo?
        </Typography>
        <Typography variant="body2">
          Creators choose with their eyes. Without a photo of yours, they see the cover that every offer in your
          category has.
        </Typography>
      </Box>
      <Button variant="outlined" onClick={() => setFocus('photoPath')}>
        Add a photo
      </Button>
    </Box>
  );
}

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
        placeholder="Three courses, a glass of wine each"
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
            <CheckField name="guestsOweContent" label="Each guest makes content too" />
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
