import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Option } from '../../server/contract/lists/option';

type TargetsProps<Id extends string> = {
  label: string;
  options: readonly Option<Id>[];
  chosen: readonly Id[];
  /** What it means if none is chosen. */
  none?: string;
  onChange: (chosen: Id[]) => void;
};

/** Multiple choice from a list; for an ad, its targets. */
export function Targets<Id extends string>({ label, options, chosen, none = 'all', onChange }: TargetsProps<Id>) {
  const labelId = useId();
  const flip = (id: Id) => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  const shown = options.filter(({ id, hidden }) => !hidden || chosen.includes(id));
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'grid', gap: 2 }}>
      <Typography id={labelId} variant="subtitle2" component="span">
        {label}: {chosen.length === 0 ? none : `${chosen.length} chosen`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {shown.map(({ id, label: words }) => (
          <Chip
            key={id}
            clickable
            component="button"
            type="button"
            label={words}
            aria-pressed={chosen.includes(id)}
            variant={chosen.includes(id) ? 'filled' : 'outlined'}
            color={chosen.includes(id) ? 'primary' : 'default'}
            onClick={() => flip(id)}
          />
        ))}
      </Box>
    </Box>
  );
}
