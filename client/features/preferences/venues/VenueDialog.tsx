import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { FormProvider, useForm } from 'react-hook-form';
import { CityField } from '../../../ui/CityField';
import { Fault } from '../../../ui/Fault';
import { chosen, text } from '../../../ui/form-checks';
import { FormField } from '../../../ui/FormField';
import { SubmitButton } from '../../../ui/SubmitButton';
import { toast } from '../../../ui/toast';
import { MapPointField } from './MapPointField';
import { OpeningHoursField } from './OpeningHoursField';
import { formOf, inputOf, type VenueForm } from './venue-form';
import type { Venue } from '../../../api/company';
import { useSaveVenue } from './venues-api';
import limits from '../../../api/limits/VenueInput.json';

type VenueDialogProps = {
  venue: Venue | undefined;
  /** The brand's city; '' if unknown. */
  ownCity: string;
  onClose: () => void;
};

/** Adds or edits a place. */
export function VenueDialog({ venue, ownCity, onClose }: VenueDialogProps) {
  const save = useSaveVenue(venue?.id);
  const form = useForm<VenueForm>({ defaultValues: formOf(venue, ownCity), mode: 'onTouched' });
  const submit = (values: VenueForm) =>
    save.mutate(inputOf(values), {
      onSuccess: () => {
        toast.success(`${values.name.trim()} saved.`);
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
        paper: {
          sx: {
            m: { xs: 0, sm: 4 },
            height: { xs: '100%', sm: 'auto' },
            maxHeight: { xs: 'none', sm: 'calc(100% - 64px)' },
          },
        },
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
            <FormField name="name" label="Name" check={nameFault} placeholder="What guests call it" />
            <FormField name="address" label="Address" check={addressFault} autoComplete="street-address" />
            <CityField
              list="brand-cities"
              name="city"
              unchosen="Choose a city"
              check={cityFault}
              asks="The town isn’t listed"
            />
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

const nameFault = text(limits.name);
const addressFault = text(limits.address);
const cityFault = chosen('Please choose a city.');
