import Box from '@mui/material/Box';
import { TitledPart } from '../../../ui/TitledPart';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { brandCategories } from '../../../../server/contract/lists/brands';
import { paths } from '../../../app/paths';
import { useSession } from '../../../shell/session/session-context';
import { AskedFields } from '../../../ui/offer-fields/AskedFields';
import { GuestsField, KindField, OfferField, WayField, pair } from '../../../ui/offer-fields/fields';
import { termsChecks } from '../../../ui/offer-fields/terms-form';
import { TextLink } from '../../../ui/TextLink';
import { useVenues } from '../venues/venues-api';
import type { DefaultsForm } from './defaults-form';

const inEachOffer = 'Chosen in each offer';

/** The defaults for offers, in the order of the offer's own form. */
export function DefaultsFields() {
  const { control } = useFormContext<DefaultsForm>();
  const shipped = useWatch({ control, name: 'shipped' });
  return (
    <>
      <TitledPart gap={4} title="What you give">
        <KindField />
        <OfferField name="category" label="Category" options={brandCategories} unchosen={inEachOffer} />
      </TitledPart>
      <TitledPart gap={4} title="What you ask for">
        <AskedFields />
      </TitledPart>
      <TitledPart gap={4} title="Where and when">
        <WayField />
        <UsualVenue />
        {!shipped && (
          <Box sx={pair}>
            <GuestsField />
            <OfferField<DefaultsForm>
              name="places"
              label="Places"
              type="number"
              check={termsChecks.places}
              helperText="How many creators can come at each time."
            />
          </Box>
        )}
      </TitledPart>
    </>
  );
}

function UsualVenue() {
  const { actor } = useSession();
  const venues = useVenues();
  if (venues.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        With <TextLink to={paths.brand.venues(actor.uid)}>a venue</TextLink>, offers can begin with its place on the map
        and its opening hours.
      </Typography>
    );
  const options = venues.map(({ id, name }) => ({ id, label: name }));
  return <OfferField name="venueId" label="Your venue" options={options} unchosen={inEachOffer} />;
}
