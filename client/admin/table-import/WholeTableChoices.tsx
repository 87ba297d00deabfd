import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { SaidOfTable, TableChoice, TableReport } from '../../api/table-import';
import type { Choice } from './kind';

const byFile = '';

type Props = {
  choices: readonly Choice[];
  said: SaidOfTable;
  report: TableReport | undefined;
  disabled: boolean;
  onChoose: (id: TableChoice, value: string | undefined) => void;
};

/** What holds for the whole table: the user's choice, or else what the file says. */
export function WholeTableChoices({ choices, said, report, disabled, onChoose }: Props) {
  return choices
    .filter(({ isAsked }) => isAsked?.(report) ?? true)
    .map(({ id, label, options, first, needed }) => {
      const told = (report as Readonly<Partial<Record<TableChoice, string | null>>> | undefined)?.[id] ?? undefined;
      const value = said[id] ?? told ?? byFile;
      const isMissing = report?.missing === id;
      const meaning = options?.find((option) => option.id === value)?.meaning ?? ' ';
      return (
        <TextField
          key={id}
          select={options !== undefined}
          type={options ? undefined : 'date'}
          size="small"
          label={label}
          value={value}
          disabled={disabled}
          error={isMissing}
          helperText={isMissing ? needed : meaning}
          onChange={({ target }) => onChoose(id, target.value || undefined)}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          sx={{ width: 320, maxWidth: '100%' }}
        >
          {first === undefined && <MenuItem value={byFile}>As the file says</MenuItem>}
          {options?.map((option) => (
            <MenuItem key={option.id} value={option.id}>
              {option.label}
            </MenuItem>
          ))}
        </TextField>
      );
    });
}
