import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { InfluencerColumns, InfluencerImport } from '../../api/influencer-import';

const single = [
  { id: 'handle', label: 'Handle' },
  { id: 'name', label: 'Name' },
  { id: 'followers', label: 'Followers' },
  { id: 'engagement', label: 'Engagement' },
  { id: 'country', label: 'Country' },
] as const;
const none = '';
const grid = { display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' } }; // prettier-ignore
const slotProps = { inputLabel: { shrink: true }, formHelperText: { sx: { overflowWrap: 'anywhere' } } } as const;

type Props = {
  report: InfluencerImport;
  disabled: boolean;
  onChoose: (columns: InfluencerColumns) => void;
};

/** Which column is taken for what, with what stands in it; any of it can be changed. */
export function InfluencerColumnChoices({ report: { headers, columns, sample, missing }, disabled, onChoose }: Props) {
  const example = (column: number | undefined | null): string => {
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
      {single.map(({ id, label }) => (
        <TextField
          key={id}
          select
          size="small"
          label={label}
          disabled={disabled}
          error={id === 'handle' && missing === 'handle'}
          value={columns[id] ?? none}
          helperText={
            id === 'handle' && missing === 'handle' ? 'Please choose the column of handles.' : example(columns[id])
          }
          onChange={({ target }) => onChoose({ ...columns, [id]: target.value === none ? null : Number(target.value) })}
          slotProps={{ ...slotProps, select: { displayEmpty: true } }}
        >
          {id !== 'handle' && <MenuItem value={none}>None</MenuItem>}
          {options}
        </TextField>
      ))}
      <TextField
        select
        size="small"
        label="Categories"
        disabled={disabled}
        value={columns.categories}
        helperText={example(columns.categories[0])}
        onChange={({ target }) => onChoose({ ...columns, categories: target.value as unknown as number[] })}
        slotProps={{ ...slotProps, select: { multiple: true } }}
      >
        {options}
      </TextField>
    </Box>
  );
}
