import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { pieceMetrics } from '../../../server/contract/metrics';
import type { MetricsColumns, MetricsImport } from '../../api/metrics-import';

const fields: readonly { id: keyof MetricsColumns; label: string }[] = [
  { id: 'post', label: 'Address of the post' },
  { id: 'takenAt', label: 'Date of the numbers' },
  ...pieceMetrics,
];
const none = '';

type ColumnChoicesProps = {
  report: MetricsImport;
  disabled: boolean;
  onChoose: (columns: MetricsColumns) => void;
};

/** Which column is taken for what; any of it can be changed. */
export function ColumnChoices({ report: { headers, columns, sample }, disabled, onChoose }: ColumnChoicesProps) {
  const example = (column: number | null): string => {
    const value = column === null ? undefined : sample.map((row) => row[column]).find((cell) => cell?.trim());
    return value ? `Such as ${value.slice(0, 60)}` : ' ';
  };
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' } }}>
      {fields.map(({ id, label }) => (
        <TextField
          key={id}
          select
          size="small"
          label={label}
          disabled={disabled}
          value={columns[id] ?? none}
          helperText={example(columns[id])}
          onChange={({ target }) =>
            onChoose({ ...columns, [id]: target.value === none ? null : Number(target.value) })
          }
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true }, formHelperText: { sx: { overflowWrap: 'anywhere' } } }}
        >
          {id !== 'post' && <MenuItem value={none}>{id === 'takenAt' ? 'None: they are of now' : 'None'}</MenuItem>}
          {headers.map((header, column) => (
            <MenuItem key={column} value={column}>
              {header}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Box>
  ); // prettier-ignore
}
