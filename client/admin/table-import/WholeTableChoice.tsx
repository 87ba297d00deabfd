import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Choice } from './kind';

const byFile = '';

type Props = {
  choice: Choice;
  value: string | undefined;
  missing: boolean;
  onChoose: (value: string | undefined) => void;
};

/** What holds for the whole table. */
export function WholeTableChoice({ choice: { label, options, first, needed }, value, missing, onChoose }: Props) {
  const meaning = options.find(({ id }) => id === value)?.meaning ?? ' ';
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value ?? byFile}
      error={missing}
      helperText={missing ? needed : meaning}
      onChange={({ target }) => onChoose(target.value || undefined)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ width: 320, maxWidth: '100%' }}
    >
      {first === undefined && <MenuItem value={byFile}>As the file says</MenuItem>}
      {options.map(({ id, label: name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
} // prettier-ignore
