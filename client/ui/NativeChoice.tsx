import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import type { Option } from '../../server/contract/lists/option';
import { Box } from './elements';
import { forcedOutline } from './sx';

type NativeChoiceProps<Id extends string> = {
  label: string;
  /** Whether the label is visually hidden: `all` and each option are self-explanatory. */
  quiet?: boolean;
  /** The label when nothing is chosen. */
  all: string;
  options: readonly Option<Id>[];
  value: string;
  onChange: (value: Id | '') => void;
};

/** A single-choice filter, with a native select. */
export function NativeChoice<Id extends string>({
  label,
  all,
  options,
  value,
  quiet = false,
  onChange,
}: NativeChoiceProps<Id>) {
  const id = useId();
  return (
    <Box sx={{ flex: '1 0 140px', minWidth: 0, maxWidth: { sm: 200 } }}>
      {!quiet && (
        <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 1.5, typography: 'subtitle2' }}>
          {label}
        </Box>
      )}
      <Box sx={{ position: 'relative' }}>
        <Box
          component="select"
          id={id}
          aria-label={quiet ? label : undefined}
          value={value}
          onChange={({ target }) => onChange(options.find((option) => option.id === target.value)?.id ?? '')}
          sx={field}
        >
          <option value="">{all}</option>
          {options.map(({ id: each, label: text, hidden }) => (
            <option key={each} value={each} hidden={hidden} disabled={hidden}>
              {text}
            </option>
          ))}
        </Box>
        <Box component={IconChevronDown} size={20} stroke={1.75} aria-hidden sx={arrow} />
      </Box>
    </Box>
  );
}

/** As MUI's field, which weighs more than the page around it. */
const field = {
  width: 1,
  height: 44,
  pl: '11px',
  pr: 8,
  border: '1px solid',
  borderColor: 'pass.lineStrong',
  borderRadius: '6px',
  outline: 0,
  bgcolor: 'background.paper',
  color: 'inherit',
  font: 'inherit',
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  '&:hover': { borderColor: 'text.primary' },
  '&:focus': {
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
    outline: forcedOutline,
  },
} as const;

const arrow = {
  position: 'absolute',
  top: 12,
  right: 10,
  color: 'text.secondary',
  pointerEvents: 'none',
} as const;
