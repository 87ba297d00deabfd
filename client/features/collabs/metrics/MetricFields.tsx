import { byName } from '../../../../server/contract/rules/by-name';
import Box from '@mui/material/Box';
import { type PieceMetric, pieceMetricIds, pieceMetrics } from '../../../../server/contract/metrics';
import { TextField } from '../../../ui/TextField';

/** The fields as strings while typing; empty means not reported. */
export type Typed = Readonly<Record<PieceMetric, string>>;

export const typedOf = (numbers?: Readonly<Record<PieceMetric, number | null>>): Typed =>
  byName(pieceMetricIds, (id) => numbers?.[id]?.toString() ?? '');

/** Spaces and commas between digits are ignored. */
const numberOf = (typed: string): number | null => {
  const digits = typed.replaceAll(/[\s,]/g, '');
  return digits === '' ? null : Number(digits);
};

export const numbersOf = (typed: Typed): Record<PieceMetric, number | null> =>
  byName(pieceMetricIds, (id) => numberOf(typed[id]));

/** Values that aren't whole numbers, by field. */
export const faultsIn = (typed: Typed): Readonly<Record<string, string>> =>
  Object.fromEntries(
    pieceMetrics
      .filter(({ id }) => typed[id].trim() !== '' && !/^\d+$/.test(typed[id].replaceAll(/[\s,]/g, '')))
      .map(({ id, label }) => [id, `${label} must be a whole number.`]),
  );

type MetricFieldsProps = {
  typed: Typed;
  faults: Readonly<Record<string, string>>;
  onChange: (typed: Typed) => void;
};

/** One field per number; those that the platform doesn't report stay empty. */
export function MetricFields({ typed, faults, onChange }: MetricFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(3, 1fr)' } }}>
      {pieceMetrics.map(({ id, label, meaning }) => (
        <TextField
          key={id}
          label={label}
          value={typed[id]}
          onChange={(event) => onChange({ ...typed, [id]: event.target.value })}
          error={Boolean(faults[id])}
          helperText={faults[id] ?? meaning}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
      ))}
    </Box>
  );
}
