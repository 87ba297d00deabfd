import { IconCalendarPlus, IconPlus } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { fieldId, OfferField } from '../../ui/offer-fields/fields';
import { RowGroup } from '../../ui/offer-fields/RowGroup';
import { checks, newTime, type OfferForm } from './offer-form';
import { productNow } from '../../api/clock';
import { type LondonTime, londonTimeAt } from '../../../server/contract/rules/london-time';

/** When it can be taken: rows of date, time and places. */
export function TimesField() {
  const { control, getValues, formState } = useFormContext<OfferForm>();
  const { fields, append, remove, replace } = useFieldArray({
    control,
    name: 'times',
    rules: { minLength: { value: 1, message: 'Please add at least one time.' } },
  });
  const last = getValues('times').at(-1) ?? newTime;
  const addEvenings = () => {
    const given = getValues('times').filter(({ date }) => date !== '');
    replace([...given, ...eveningsNextWeek(productNow()).map((evening) => ({ ...evening, places: last.places }))]);
  };
  const fault = formState.errors.times?.root?.message ?? formState.errors.times?.message;
  return (
    <>
      {fields.map(({ id }, row) => (
        <RowGroup key={id} name={`Time ${row + 1}`} columns="2fr 1fr 1fr" onRemove={() => remove(row)}>
          <OfferField<OfferForm> name={`times.${row}.date`} label="Date" type="date" check={checks.date} />
          <OfferField<OfferForm> name={`times.${row}.time`} label="Starts at" type="time" check={checks.time} />
          <OfferField<OfferForm> name={`times.${row}.places`} label="Places" type="number" check={checks.places} />
        </RowGroup>
      ))}
      {fault && <FormHelperText error>{fault}</FormHelperText>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          id={fieldId('times')}
          variant="outlined"
          startIcon={<IconPlus size={20} stroke={1.75} />}
          onClick={() => append({ ...last, date: '' })}
        >
          Add a time
        </Button>
        <Button variant="outlined" startIcon={<IconCalendarPlus size={20} stroke={1.75} />} onClick={addEvenings}>
          Add three evenings next week
        </Button>
      </Box>
    </>
  );
}

const dayMs = 86_400_000;
const tuesday = 2;

/** Tuesday, Wednesday and Thursday of next week, at seven. */
export function eveningsNextWeek(now: Date): LondonTime[] {
  const today = new Date(`${londonTimeAt(now).date}T00:00:00Z`);
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  const nextTuesday = today.getTime() + (7 - sinceMonday + tuesday - 1) * dayMs;
  return [0, 1, 2].map((days) => ({
    date: new Date(nextTuesday + days * dayMs).toISOString().slice(0, 10),
    time: '19:00',
  }));
}
