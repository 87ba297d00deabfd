import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { InfluencerImport } from '../../api/influencer-import';
import { saveCsv } from '../save-csv';

const counted = new Intl.NumberFormat('en-GB');
const profiles = (count: number): string => `${counted.format(count)} ${count === 1 ? 'profile' : 'profiles'}`;
const rows = (count: number): string => `${counted.format(count)} ${count === 1 ? 'row' : 'rows'}`;
const numbersShown = 10;

/** What became of the rows, or would: how many are new, how many say more of somebody, and why the others came to nothing. */
export function InfluencerImportOutcome({ report, done }: { report: InfluencerImport; done: boolean }) {
  const { created, updated, skipped, rejected } = report;
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography role="status" className="tnum">
        {done
          ? `${profiles(created)} made, ${profiles(updated)} brought up to date.`
          : `${profiles(created)} will be made, ${profiles(updated)} brought up to date.`}{' '}
        {rejected > 0 && `${rows(rejected)} cannot be taken.`}
      </Typography>
      {skipped.length > 0 && (
        <Box component="ul" aria-label="Rows left out" className="tnum" sx={{ m: 0, pl: 5, typography: 'body2' }}>
          {skipped.map(({ reason, count, rows: numbers }) => (
            <li key={reason}>
              {rows(count)}: {reason} ({count === 1 ? 'row' : 'rows'} {numbers.slice(0, numbersShown).join(', ')}
              {count > numbersShown && ' …'})
            </li>
          ))}
        </Box>
      )}
      {report.rejectsCsv !== null && (
        <Button variant="outlined" onClick={() => saveCsv('rows-not-imported.csv', report.rejectsCsv ?? '')}>
          Download the rows that cannot be taken
        </Button>
      )}
    </Box>
  );
}
