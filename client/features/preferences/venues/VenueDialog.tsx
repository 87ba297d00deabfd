import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { FormProvider, useForm } from 'react-hook-form';
import { mainCities } from '../../../../server/contract/lists';
import { Fault } from '../../../ui/Fault';
import { FormField } from '../../../ui/FormField';
import { SubmitButton } from '../../../ui/SubmitButton';
import { toast } from '../../../ui/toast';
import { MapPointField } from './MapPointField';
import { OpeningHoursField } from './OpeningHoursField';
import { formOf, inputOf, type VenueForm } from './venue-form';
import type { Venue } from '../../../api/venues';
import { useSaveVenue } from './venues-api';

const chooseCity = [{ id: '', label: 'Choose a city' }, ...mainCities];

/** Adds a place, or changes one. */
export function VenueDialog({ venue, onClose }: { venue: Venue | undefined; onClose: () => void }) {
  const save = useSaveVenue(venue?.id);
  const form = useForm<VenueForm>({ defaultValues: formOf(venue), mode: 'onTouched' });
  const submit = (values: VenueForm) =>
    save.mutate(inputOf(values), {
      onSuccess: () => {
        toast.success(`${values.name.trim()} is saved.`);
        onClose();
      },
      onError: ({ fieldErrors }) => {
        for (const [field, message] of Object.entries(fieldErrors))
          form.setError(field as keyof VenueForm, { type: 'server', message });
      },
    });
  const otherFault = save.error && Object.keys(save.error.fieldErrors).length === 0 ? save.error.message : null;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="venue-dialog-title"
      fullWidth
      maxWidth="sm"
      slotProps={{
        paper: { sx: { m: { xs: 0, sm: 4 }, height: { xs: '100%', sm: 'auto' }, maxHeight: { xs: 'none' } } },
      }}
    >
      <DialogTitle id="venue-dialog-title">{venue ? `Change ${venue.name}` : 'Add a venue'}</DialogTitle>
      <FormProvider {...form}>
        <Box
          component="form"
          noValidate
          aria-labelledby="venue-dialog-title"
          onSubmit={(event) => void form.handleSubmit(submit)(event)}
          sx={{ display: 'contents' }}
        >
          <DialogContent sx={{ display: 'grid', gap: 5, alignContent: 'start' }}>
            <FormField name="name" label="Name" check={nameFault} placeholder="As your guests call it" />
            <FormField name="address" label="Address" check={addressFault} autoComplete="street-address" />
            <FormField name="city" label="City" options={chooseCity} check={cityFault} />
            <MapPointField />
            <OpeningHoursField />
            <Fault>{otherFault}</Fault>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <SubmitButton busy={save.isPending}>Save venue</SubmitButton>
          </DialogActions>
        </Box>
      </FormProvider>
    </Dialog>
  );
}

const between = (least: number, most: number, words: string) => (value: string) => {
  const { length } = value.trim();
  return (length >= least && length <= most) || words;
};
const nameFault = between(2, 100, 'Please give the venue a name of 2 to 100 characters.');
const addressFault = between(5, 200, 'Please give the address, in 5 to 200 characters.');
const cityFault = (value: string) => value !== '' || 'Please choose a city.';
