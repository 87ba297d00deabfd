import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import { TextField } from './TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState, type KeyboardEvent } from 'react';
import type { Option } from '../../server/contract/lists/option';
import { choiceDefaultMax } from '../../server/contract/rules/constants';
import {
  type Choice,
  choiceCount,
  isFull,
  otherFault,
  standsAlone,
  toggleChoice,
  toggleOther,
} from '../../server/contract/rules/choice';

type ChoiceInputProps<Id extends string | number> = {
  label: string;
  options: readonly Option<Id>[];
  value: Choice<Id>;
  onChange: (value: Choice<Id>) => void;
  /** The maximum number of choices; with 1 a new choice replaces the old. */
  max?: number;
  /** Offers free text in addition to the list. */
  withOther?: boolean;
  /** Shown under the label: who can see it, and what it is for. */
  hint?: ReactNode;
  fault?: string;
};

/** Chips for single or multiple choice; "Other" opens a text field and counts as one. */
export function ChoiceInput<Id extends string | number>(props: ChoiceInputProps<Id>) {
  const { label, options, value, onChange, max = choiceDefaultMax, withOther = false, hint, fault } = props;
  const labelId = useId();
  const noteId = useId();
  const faultId = useId();
  const [leftOther, setLeftOther] = useState(false);
  const offered = options.filter(({ id, hidden }) => !hidden || value.chosen.includes(id));
  const full = isFull(value, max);
  const single = max === 1;
  // A single choice is one tab stop; arrow keys move within it.
  const stop = value.other === null ? (value.chosen[0] ?? offered[0]?.id) : 'other';
  const chip = (key: string | number, text: string, chosen: boolean, toggle: () => void) => (
    <Chip
      key={key}
      label={text}
      clickable
      component="button"
      type="button"
      role={single ? 'radio' : 'checkbox'}
      tabIndex={single && key !== stop ? -1 : 0}
      aria-checked={chosen}
      disabled={!chosen && full && !single && !standsAlone(key)}
      color={chosen ? 'primary' : 'default'}
      variant={chosen ? 'filled' : 'outlined'}
      onClick={toggle}
      sx={forThumbs}
    />
  );
  const shownFault = fault ?? (leftOther ? otherFault(value) : undefined);
  return (
    <Box
      role={single ? 'radiogroup' : 'group'}
      aria-labelledby={labelId}
      aria-describedby={[hint && noteId, shownFault && faultId].filter(Boolean).join(' ') || undefined}
      onKeyDown={single ? chooseByArrows : undefined}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: hint ? 0.5 : 2 }}>
        <Typography id={labelId} variant="subtitle2" component="span">
          {label}
        </Typography>
        {max > 1 && (
          <Typography variant="body2" role="status" className="tnum" sx={{ color: 'text.secondary' }}>
            {choiceCount(value)} of {max} chosen
          </Typography>
        )}
      </Box>
      {hint && (
        <Typography id={noteId} variant="body2" component="div" sx={{ color: 'text.secondary', mb: 2.5 }}>
          {hint}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {offered.map(({ id, label: text }) =>
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
      {shownFault && (
        <FormHelperText error id={faultId}>
          {shownFault}
        </FormHelperText>
      )}
    </Box>
  );
}

/** Touch needs larger targets than a pointer. */
const forThumbs = { '@media (pointer: coarse)': { minHeight: 44, '& .MuiChip-label': { px: 4 } } } as const;

const steps: Readonly<Record<string, number | undefined>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** On a radio group: the arrow keys select the next or previous option, cyclically, as in a native one. */
function chooseByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
  const at = radios.findIndex((radio) => radio === document.activeElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  const next = radios[(at + step + radios.length) % radios.length];
  next?.focus();
  next?.click();
}
