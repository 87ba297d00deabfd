import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Option } from '../../server/contract/lists/option';
import { choiceDefaultMax } from '../../server/contract/rules/constants';
import { type Choice, isFull, otherFault, toggleChoice, toggleOther } from './choice';

type ChoiceInputProps<Id extends string | number> = {
  label: string;
  options: readonly Option<Id>[];
  value: Choice<Id>;
  onChange: (value: Choice<Id>) => void;
  /** How many may be chosen; with 1 a new choice replaces the old. */
  max?: number;
  /** Offers a free text beside the list. */
  withOther?: boolean;
  fault?: string;
};

/** Chips to choose from, one or some; "Other" opens a text field and counts as one. */
export function ChoiceInput<Id extends string | number>(props: ChoiceInputProps<Id>) {
  const { label, options, value, onChange, max = choiceDefaultMax, withOther = false, fault } = props;
  const labelId = useId();
  const [leftOther, setLeftOther] = useState(false);
  const full = isFull(value, max);
  const chip = (key: string | number, text: string, chosen: boolean, toggle: () => void) => (
    <Chip
      key={key}
      label={text}
      clickable
      component="button"
      type="button"
      role={max === 1 ? 'radio' : 'checkbox'}
      aria-checked={chosen}
      disabled={!chosen && full && max > 1}
      color={chosen ? 'primary' : 'default'}
      variant={chosen ? 'filled' : 'outlined'}
      onClick={toggle}
    />
  );
  const shownFault = fault ?? (leftOther ? otherFault(value) : undefined);
  return (
    <Box role={max === 1 ? 'radiogroup' : 'group'} aria-labelledby={labelId}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 2 }}>
        <Typography id={labelId} variant="subtitle2" component="span">
          {label}
        </Typography>
        {max > 1 && (
          <Typography variant="body2" role="status" className="tnum" sx={{ color: 'text.secondary' }}>
            {value.chosen.length + (value.other === null ? 0 : 1)} of {max} chosen
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {options.map(({ id, label: text }) =>
          chip(id, text, value.chosen.includes(id), () => onChange(toggleChoice(value, id, max))),
        )}
        {withOther && chip('other', 'Other', value.other !== null, () => onChange(toggleOther(value, max)))}
      </Box>
      {value.other !== null && (
        <TextField
          label="Other: please say which"
          value={value.other}
          onChange={(event) => onChange({ ...value, other: event.target.value })}
          onBlur={() => {
            setLeftOther(true);
            onChange({ ...value, other: value.other?.trim() ?? null });
          }}
          sx={{ mt: 3, maxWidth: 400 }}
        />
      )}
      {shownFault && <FormHelperText error>{shownFault}</FormHelperText>}
    </Box>
  );
}
