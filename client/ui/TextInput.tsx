import { type ComponentProps, type ReactNode, useId } from 'react';
import { Box } from './elements';
import { forcedOutline, visuallyHidden } from './sx';

export type TextInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id' | 'ref'> & {
  label: string;
  /** Whether the label is visually hidden: the placeholder and an icon show it. */
  quiet?: boolean;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the value. */
  fault?: string | null;
  hint?: ReactNode;
  /** At the end of the field, such as a button. */
  end?: ReactNode;
};

/** A single-line input for public pages, where MUI's TextField would be heavier than the rest of the form. */
export function TextInput({ label, quiet = false, value, onChange, fault, hint, end, ...input }: TextInputProps) {
  const id = useId();
  const note = fault ?? hint;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="label" htmlFor={id} sx={quiet ? visuallyHidden : { typography: 'subtitle2' }}>
        {label}
      </Box>
      <Box sx={{ ...field, ...(fault ? faulty : sound) }}>
        <input
          {...input}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={Boolean(fault)}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {end}
      </Box>
      {note && (
        <Box id={`${id}-note`} sx={{ typography: 'body2', color: fault ? 'pass.error' : 'text.secondary' }}>
          {note}
        </Box>
      )}
    </Box>
  );
}

const sound = { borderColor: 'pass.lineStrong', '&:hover': { borderColor: 'pass.ink' } } as const;
const faulty = { borderColor: 'pass.error' } as const;

const field = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  border: '1px solid',
  borderRadius: '6px',
  bgcolor: 'background.paper',
  '&:focus-within': {
    borderColor: 'pass.primary',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
    outline: forcedOutline,
  },
  '& input': {
    flex: 1,
    minWidth: 0,
    minHeight: 42,
    px: 3,
    py: 0,
    border: 0,
    outline: 0,
    bgcolor: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
} as const;
