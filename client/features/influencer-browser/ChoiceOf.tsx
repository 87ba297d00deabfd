import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { Box } from '../../ui/elements';

type ChoiceOfProps = {
  label: string;
  options: readonly { id: string; label: string }[];
  value: string;
  onChange: (id: string) => void;
};

/** A single choice, with a native select. */
export function ChoiceOf({ label, options, value, onChange }: ChoiceOfProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flex: { xs: '1 1 150px', sm: '0 1 auto' }, minWidth: 0 }}>
      <Box
        component="label"
        htmlFor={id}
        sx={{ typography: 'subtitle2', flex: 'none', display: { xs: 'none', sm: 'block' } }}
      >
        {label}
      </Box>
      <Box sx={{ position: 'relative', display: 'grid', flex: 1, minWidth: 0 }}>
        <Box
          component="select"
          id={id}
          aria-label={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          sx={{
            minHeight: 44,
            width: '100%',
            minWidth: 0,
            textOverflow: 'ellipsis',
            appearance: 'none',
            pl: 3,
            pr: 9,
            border: '1px solid',
            borderColor: 'pass.lineStrong',
            borderRadius: '6px',
            bgcolor: 'background.paper',
            color: 'text.primary',
            font: 'inherit',
          }}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </Box>
        <Box
          component={IconChevronDown}
          size={18}
          stroke={1.75}
          aria-hidden
          sx={{ position: 'absolute', right: 12, top: 13, pointerEvents: 'none', color: 'text.secondary' }}
        />
      </Box>
    </Box>
  );
}
