import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import Box from '@mui/material/Box';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { venuesQuery } from '../../api/venues';
import { useSession } from '../../shell/session/session-context';
import { ChoiceInput } from '../../ui/ChoiceInput';
import { CityField } from '../../ui/CityField';
import { fieldId } from '../../ui/offer-fields/field-id';
import { OfferField } from '../../ui/offer-fields/OfferField';
import { pair } from '../../ui/offer-fields/pair';
import { WayField } from '../../ui/offer-fields/WayField';
import { BlackoutDates } from './BlackoutDates';
import { FormSection } from './FormSection';
import { PlanTimes } from './PlanTimes';
import { TimesField } from './TimesField';
import { checks, type OfferForm, placeOf } from './offer-form';

/** A visit at a venue, at published times, or a parcel. */
export function WhereAndWhen() {
  const { actor } = useSession();
  const { control, setValue } = useFormContext<OfferForm>();
  const { data: given } = useQuery(venuesQuery(actor.uid));
  const venues = given ?? [];
  const [shipped, venueId] = useWatch({ control, name: ['shipped', 'venueId'] });
  const venue = venues.find(({ id }) => id === venueId);
  const isGone = venueId !== '' && given !== undefined && !venue;
  useEffect(() => {
    if (isGone) setValue('venueId', '');
  }, [isGone, setValue]);
  const chooseVenue = (id: string) => {
    setValue('venueId', id);
    const chosen = venues.find((each) => each.id === id);
    if (!chosen) return;
    const { venue: words, city } = placeOf(chosen);
    setValue('venue', words, { shouldValidate: true });
    setValue('city', city, { shouldValidate: true });
  };
  return (
    <FormSection
      title="Where and when"
      lead={
        shipped
          ? 'Once you’ve approved a request, the influencer gives you an address. Content is due from the day the parcel arrives.'
          : 'Influencers choose from these times once you’ve approved them. All times are UK time.'
      }
    >
      <WayField />
      {venues.length > 0 && (
        <Controller
          control={control}
          name="venueId"
          render={({ field: { value } }) => (
            <ChoiceInput
              label="Your venue"
              options={venues.map(({ id, name }) => ({ id, label: name }))}
              max={1}
              value={{ chosen: value ? [value] : [], other: null }}
              onChange={({ chosen }) => chooseVenue(chosen[0] ?? '')}
            />
          )}
        />
      )}
      <Box sx={pair}>
        <OfferField<OfferForm>
          name="venue"
          label={shipped ? 'Sent from' : 'Venue'}
          check={checks.venue}
          placeholder="Name and street"
        />
        <CityField<OfferForm>
          id={fieldId('city')}
          list="brand-cities"
          name="city"
          unchosen="Choose a city"
          check={checks.city}
          asks="The town isn’t listed"
        />
      </Box>
      {!shipped && <BlackoutDates />}
      {!shipped && venue && <PlanTimes key={venue.id} hours={venue.openingHours} />}
      {!shipped && <TimesField />}
    </FormSection>
  );
}
