import { IconCalendar } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { IconAction } from './IconAction';
import { TextField, type TextFieldProps } from './TextField';
import { dayToType, dayTyped, timeTyped } from './typed-moment';

export type MomentFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'placeholder'> & {
  /** "2027-03-04" or "19:30"; empty while there is none. */
  value: string;
  /** Called while typing; with an empty text while what is typed is no day or time. */
  onChange: (value: string) => void;
};

/** A day, typed with the day first in every browser, or chosen from the device's calendar. */
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

/** A time of 24 hours, whatever the device's own clock shows. */
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
  // What has been changed elsewhere takes the place of what was typed.
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
