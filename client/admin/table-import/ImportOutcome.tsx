import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TableImportReport } from '../../api/table-import';
import { saveCsv } from '../save-csv';
import type { ImportKind } from './kind';

const counted = new Intl.NumberFormat('en-GB');
const rows = (count: number): string => `${counted.format(count)} ${count === 1 ? 'row' : 'rows'}`;
const numbersShown = 10;

type Props = { kind: ImportKind; report: TableImportReport; done: boolean };

/** What became of the rows, or would: how many are new, how many say more of what we know, and why the others came to nothing. */
export function ImportOutcome({ kind: { made, updates }, report, done }: Props) {
  const { created, updated, skipped, rejected } = report;
  const things = (count: number) => `${counted.format(count)} ${made[count === 1 ? 0 : 1]}`;
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography role="status" className="tnum">
        {`${things(created)} ${done ? 'made' : 'will be made'}${updates ? `, ${things(updated)} brought up to date` : ''}.`}{' '}
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
