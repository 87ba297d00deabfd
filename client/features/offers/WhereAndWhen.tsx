import { DateField } from '../../ui/moment-fields';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { venuesQuery } from '../../api/company';
import { useSession } from '../../shell/session/session-context';
import { ChoiceInput } from '../../ui/ChoiceInput';
import { CityField } from '../../ui/CityField';
import { fieldId, OfferField, WayField, pair } from '../../ui/offer-fields/fields';
import { FormSection } from './form-parts';
import { PlanTimes } from './PlanTimes';
import { TimesField } from './TimesField';
import { checks, type OfferForm, placeOf } from './offer-form';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';

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
          ? 'Once you’ve approved a request, the creator gives you an address. Content is due from the day the parcel arrives.'
          : 'Creators choose from these times once you’ve approved them. All times are UK time.'
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

const inWords = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Closed days, such as holidays: no time can be on one of them. */
function BlackoutDates() {
  const { control, setValue } = useFormContext<OfferForm>();
  const dates = useWatch({ control, name: 'blackoutDates' });
  const [date, setDate] = useState('');
  const change = (next: readonly string[]) => setValue('blackoutDates', [...new Set(next)].sort());
  const add = () => {
    if (date) change([...dates, date]);
    setDate('');
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end' }}>
        <DateField label="Closed on" value={date} onChange={setDate} sx={{ flex: '0 1 200px' }} />
        <Button variant="outlined" onClick={add} disabled={!date}>
          Add this date
        </Button>
      </Box>
      {dates.length > 0 && (
        <Box
          component="ul"
          aria-label="Closed dates"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}
        >
          {dates.map((each) => (
            <li key={each}>
              <Chip
                label={inWords.format(new Date(each))}
                onDelete={() => change(dates.filter((other) => other !== each))}
              />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
