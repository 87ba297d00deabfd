import { IconCalendarPlus, IconPlus } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { fieldId, OfferField } from '../../ui/offer-fields/fields';
import { RowGroup } from '../../ui/offer-fields/RowGroup';
import { checks, newTime, type OfferForm } from './offer-form';
import { productNow } from '../../api/clock';
import { type LondonTime, londonTimeAt } from '../../../server/contract/rules/london-time';

/** Up to this many times are shown as separate rows. */
const shortList = 8;

/** Available times: rows of date, time and places; if there are many, collapsed by day. */
export function TimesField() {
  const { control, getValues } = useFormContext<OfferForm>();
  const { errors } = useFormState({ control, name: 'times' });
  const { fields, append, remove, replace } = useFieldArray({
    control,
    name: 'times',
    rules: { minLength: { value: 1, message: 'Please add at least one time.' } },
  });
  const last = getValues('times').at(-1) ?? newTime;
  const rows = fields.map((field, row) => ({ ...field, row }));
  const addEvenings = () => {
    const given = getValues('times').filter(({ date }) => date !== '');
    replace([...given, ...eveningsNextWeek(productNow()).map((evening) => ({ ...evening, places: last.places }))]);
  };
  const fault = errors.times?.root?.message ?? errors.times?.message;
  return (
    <>
      {fields.length <= shortList
        ? rows.map(({ id, row, booked }) => <TimeRow key={id} row={row} booked={booked} onRemove={remove} />)
        : [...new Set(rows.map(({ date }) => date))].map((day) => (
            <DayOfTimes key={day} date={day} rows={rows.filter(({ date }) => date === day)} onRemove={remove} />
          ))}
      {fault && <FormHelperText error>{fault}</FormHelperText>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          id={fieldId('times')}
          variant="outlined"
          startIcon={<IconPlus size={20} stroke={1.75} />}
          onClick={() => append({ ...last, date: '', booked: 0 })}
        >
          Add a time
        </Button>
        <Button variant="outlined" startIcon={<IconCalendarPlus size={20} stroke={1.75} />} onClick={addEvenings}>
          Add three evenings next week
        </Button>
        {fields.length > shortList && (
          <Button color="error" onClick={() => remove(unbooked(rows))}>
            Remove all {rows.some(({ booked }) => booked) ? 'unbooked times' : 'times'}
          </Button>
        )}
      </Box>
    </>
  );
}

type Row = OfferForm['times'][number] & Readonly<{ id: string; row: number }>;
type RowsProps = { onRemove: (rows: number | number[]) => void };

/** Booked times can't be removed. */
const unbooked = (rows: readonly Row[]): number[] => rows.flatMap(({ row, booked }) => (booked ? [] : [row]));

/** One day in a long list: a summary, collapsed until it is edited or has an error. A new one has no day yet. */
function DayOfTimes({ date, rows, onRemove }: RowsProps & { date: string; rows: readonly Row[] }) {
  const { control, getFieldState } = useFormContext<OfferForm>();
  const formState = useFormState({ control, name: 'times' });
  const [opened, setOpened] = useState(false);
  const isOpen = opened || date === '' || rows.some(({ row }) => getFieldState(`times.${row}`, formState).invalid);
  const day = date === '' ? 'New' : dayName.format(new Date(date));
  const removable = unbooked(rows);
  return (
    <Box role="group" aria-label={day} sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
        <Box component="span" sx={{ fontWeight: 550 }}>
          {day}
        </Box>
        <Box component="span" className="tnum" sx={{ flex: 1, minWidth: 120, color: 'text.secondary' }}>
          {rows.map(({ time }) => time).join(', ')}
        </Box>
        {!isOpen && (
          <Button size="small" aria-label={`Change ${day}`} onClick={() => setOpened(true)}>
            Change
          </Button>
        )}
        {removable.length > 0 && (
          <Button size="small" color="error" aria-label={`Remove ${day}`} onClick={() => onRemove(removable)}>
            Remove
          </Button>
        )}
      </Box>
      {isOpen && rows.map(({ id, row, booked }) => <TimeRow key={id} row={row} booked={booked} onRemove={onRemove} />)}
    </Box>
  );
}

const dayName = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

type TimeRowProps = RowsProps & { row: number; booked?: number };

function TimeRow({ row, booked, onRemove }: TimeRowProps) {
  return (
    <RowGroup name={`Time ${row + 1}`} columns="2fr 1fr 1fr" onRemove={booked ? undefined : () => onRemove(row)}>
      <OfferField<OfferForm> name={`times.${row}.date`} label="Date" type="date" check={checks.date} />
      <OfferField<OfferForm> name={`times.${row}.time`} label="Starts at" type="time" check={checks.time} />
      <OfferField<OfferForm>
        name={`times.${row}.places`}
        label="Places"
        type="number"
        check={checks.places}
        helperText={booked ? `${booked} booked` : undefined}
      />
    </RowGroup>
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
