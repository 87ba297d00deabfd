import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { TableColumns, TableImportReport } from '../../api/table-import';
import type { ImportKind } from './kind';

const none = '';
const grid = { display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' } }; // prettier-ignore
const slotProps = { inputLabel: { shrink: true }, formHelperText: { sx: { overflowWrap: 'anywhere' } } } as const;

type Props = {
  kind: ImportKind;
  report: TableImportReport;
  disabled: boolean;
  onChoose: (columns: TableColumns) => void;
};

/** Which column is taken for what, with what stands in it; any of it can be changed. */
export function ColumnChoices({ kind, report, disabled, onChoose }: Props) {
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
    <Box sx={grid}>
      {kind.fields.map(({ id, label, needed }) => (
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
          {!(needed && typeof columns[id] === 'number') && <MenuItem value={none}>None</MenuItem>}
          {options}
        </TextField>
      ))}
      {kind.severalCategories && (
        <TextField
          select
          size="small"
          label="Categories"
          disabled={disabled}
          value={columns.categories}
          helperText={example(columns.categories)}
          onChange={({ target }) => onChoose({ ...columns, categories: target.value as unknown as number[] })}
          slotProps={{ ...slotProps, select: { multiple: true } }}
        >
          {options}
        </TextField>
      )}
    </Box>
  );
}
