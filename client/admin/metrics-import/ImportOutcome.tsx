import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MetricsImport } from '../../api/metrics-import';
import { saveCsv } from '../save-csv';

const rows = (count: number): string => (count === 0 ? 'No row' : count === 1 ? '1 row' : `${count} rows`);

/** What became of the rows, or would; and those that were not taken, with why. */
export function ImportOutcome({ report, done }: { report: MetricsImport; done: boolean }) {
  const { imported, unchanged, rejected, rejects } = report;
  const known = unchanged === 0 ? '' : ` ${rows(unchanged)} ${unchanged === 1 ? 'says' : 'say'} what is known already.`;
  const refused = rejected === 0 ? '' : ` ${rows(rejected)} cannot be taken.`;
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography role="status">
        {done ? `${rows(imported)} imported.` : `${rows(imported)} will be imported.`}
        {known}
        {refused}
      </Typography>
      {rejected > 0 && (
        <>
          <Box component="ul" aria-label="Rows that cannot be taken" sx={{ m: 0, pl: 5, typography: 'body2' }}>
            {rejects.map(({ row, reason }) => (
              <li key={row}>
                Row {row}: {reason}
              </li>
            ))}
          </Box>
          {rejected > rejects.length && <Typography variant="body2">The file has all of them.</Typography>}
          <Button variant="outlined" onClick={() => saveCsv('rows-not-imported.csv', report.rejectsCsv ?? '')}>
            Download these rows with the reasons
          </Button>
        </>
      )}
    </Box>
  );
}
