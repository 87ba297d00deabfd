import Typography from '@mui/material/Typography';
import { Facts } from '../record/Facts';

type Row = readonly [label: string, value: string | null | undefined, variable: string];

/** What the operator has set, each with the variable of the environment that sets it. */
export function SettingRows({ rows }: { rows: readonly Row[] }) {
  return (
    <Facts
      facts={rows.map(([label, value, variable]) => [
        label,
        <span key={variable} style={{ overflowWrap: 'anywhere' }}>
          {value ?? 'Not set'}{' '}
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
            {variable}
          </Typography>
        </span>,
      ])}
    />
  );
}
