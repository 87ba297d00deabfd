import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { TableColumns, TableReport } from '../../api/table-import';
import type { Field } from './kind';

const none = '';
const slotProps = { inputLabel: { shrink: true }, formHelperText: { sx: { overflowWrap: 'anywhere' } } } as const;
/** Rows with equal or nearly equal numbers. */
const grid = (fields: number) => ({ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: `repeat(${fields > 6 ? 4 : 3}, minmax(0, 1fr))` } }); // prettier-ignore

type Props = {
  fields: readonly Field[];
  /** Fields that can fill several columns. */
  several?: Field;
  report: TableReport;
  disabled: boolean;
  onChoose: (columns: TableColumns) => void;
};

/** How each column was understood, with some of its values. Any of it can be changed. */
export function ColumnChoices({ fields, several, report, disabled, onChoose }: Props) {
  const { headers, columns, sample, missing } = report;
  const example = (said: TableColumns[string] | undefined): string => {
    const column = [said].flat()[0];
    const value = typeof column === 'number' ? sample.map((row) => row[column]).find((cell) => cell?.trim()) : undefined;
    return value ? `Such as ${value.slice(0, 60)}` : ' ';
  }; // prettier-ignore
  const options = headers.map((header, column) => (
    <MenuItem key={column} value={column}>
      {header.replace(/\s+/g, ' ').trim()}
    </MenuItem>
  ));
  return (
    <Box sx={grid(fields.length)}>
      {fields.map(({ id, label, needed, none: noneInWords = 'None' }) => (
        <TextField
          key={id}
          select
          size="small"
          label={label}
          disabled={disabled}
          error={missing === id}
          value={columns[id] ?? none}
          helperText={missing === id ? needed : example(columns[id])}
          onChange={({ target }) => onChoose({ ...columns, [id]: target.value === none ? null : Number(target.value) })}
          slotProps={{ ...slotProps, select: { displayEmpty: true } }}
        >
          {!(needed && typeof columns[id] === 'number') && <MenuItem value={none}>{noneInWords}</MenuItem>}
          {options}
        </TextField>
      ))}
      {several && (
        <TextField
          select
          size="small"
          label={several.label}
          disabled={disabled}
          value={columns[several.id]}
          helperText={example(columns[several.id])}
          onChange={({ target }) => onChoose({ ...columns, [several.id]: target.value as unknown as number[] })}
          slotProps={{ ...slotProps, select: { multiple: true } }}
        >
          {options}
        </TextField>
      )}
    </Box>
  );
}
