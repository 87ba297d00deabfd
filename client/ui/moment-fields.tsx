import { IconCalendar } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { IconAction } from './IconAction';
import { TextField, type TextFieldProps } from './TextField';
import { isDay } from '../../server/contract/rules/london-time';

export type MomentFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'placeholder'> & {
  /** "2027-03-04" or "19:30"; empty without one. */
  value: string;
  /** Called while typing; with an empty text while the input isn't a valid date or time. */
  onChange: (value: string) => void;
};

/** A date, typed day first in every browser, or chosen from the device's calendar. */
export function DateField(props: MomentFieldProps) {
  const { value, onChange } = props;
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <TypedField
      {...props}
      show={dayToType}
      read={dayTyped}
      placeholder="DD/MM/YYYY"
      unreadable="Enter a date like 04/03/2027."
      endAdornment={
        <Box sx={{ position: 'relative', mr: -2.5 }}>
          <IconAction icon={IconCalendar} label="Open calendar" onClick={() => calendar.current?.showPicker()} />
          <Box
            component="input"
            ref={calendar}
            type="date"
            aria-hidden
            tabIndex={-1}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            sx={{ position: 'absolute', inset: 0, width: '100%', opacity: 0, pointerEvents: 'none' }}
          />
        </Box>
      }
    />
  );
}

/** A 24-hour time, whatever the device's own format. */
export function TimeField(props: MomentFieldProps) {
  return (
    <TypedField
      {...props}
      show={(time) => time}
      read={timeTyped}
      placeholder="HH:MM"
      unreadable="Enter a time like 19:30."
    />
  );
}

type TypedFieldProps = MomentFieldProps &
  Pick<TextFieldProps, 'endAdornment' | 'placeholder'> & {
    show: (value: string) => string;
    read: (text: string) => string;
    unreadable: string;
  };

function TypedField({ value, onChange, show, read, unreadable, onBlur, ...field }: TypedFieldProps) {
  const [text, setText] = useState(() => show(value));
  const [left, setLeft] = useState(true);
  // A change from outside replaces the typed text.
  const shown = read(text) === value ? text : show(value);
  const fault = left && shown.trim() !== '' && read(shown) === '';
  return (
    <TextField
      {...field}
      value={shown}
      onChange={({ target }) => {
        setLeft(false);
        setText(target.value);
        onChange(read(target.value));
      }}
      onBlur={(event) => {
        setLeft(true);
        if (read(shown) !== '') setText(show(read(shown)));
        onBlur?.(event);
      }}
      error={fault || field.error}
      helperText={fault ? unreadable : field.helperText}
    />
  );
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** "04/03/2027" for "2027-03-04"; empty for an invalid date. */
export const dayToType = (day: string): string => (isDay(day) ? day.split('-').toReversed().join('/') : '');

/** "2027-03-04" for 4/3/2027, 04032027, 4 March 2027 or 2027-03-04; empty for an invalid date. */
export function dayTyped(text: string): string {
  const typed = text.trim();
  if (isDay(typed)) return typed;
  const [, day, month, year] =
    /^(\d{1,2})[\s./-]+(\w+)[\s./,-]+(\d{4})$/.exec(typed) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(typed) ?? [];
  if (!day || !month || !year) return '';
  const named = months.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const read = `${year}-${String(named || month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(read) ? read : '';
}

/** "19:30" for 19:30, 1930, 7.30pm or 7pm; empty for an invalid time. */
export function timeTyped(text: string): string {
  const [, hours, minutes = '00', half] = /^(\d{1,2})[:.]?(\d\d)?\s*(am|pm)?$/i.exec(text.trim()) ?? [];
  if (!hours) return '';
  const onDial = half !== undefined;
  if (Number(minutes) > 59 || Number(hours) > (onDial ? 12 : 23) || (onDial && Number(hours) === 0)) return '';
  const hour = onDial ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
