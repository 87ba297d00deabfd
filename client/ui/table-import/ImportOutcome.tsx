import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TableReport } from '../../api/table-import';
import { saveCsv } from '../save-csv';

const counted = new Intl.NumberFormat('en-GB');
const rows = (count: number): string => `${counted.format(count)} ${count === 1 ? 'row' : 'rows'}`;
const numbersShown = 10;

type Reasons = TableReport['rejectedFor'];

const lineOf = ({ reason, count, rows: numbers }: Reasons[number]): string => {
  const shown = `${numbers.slice(0, numbersShown).join(', ')}${count > numbersShown ? ' …' : ''}`;
  return `${rows(count)}: ${reason} (${count === 1 ? 'row' : 'rows'} ${shown})`;
};

function ReasonList({ title, reasons }: { title: string; reasons: Reasons }) {
  if (reasons.length === 0) return null;
  return (
    <Box component="ul" aria-label={title} className="tnum" sx={{ m: 0, pl: 5, typography: 'body2' }}>
      {reasons.map((each) => (
        <li key={each.reason}>{lineOf(each)}</li>
      ))}
    </Box>
  );
}

type Props = { made: string; report: TableReport };

/** The results of all rows, or of a dry run, with the reasons; and rejected rows as a file. */
export function ImportOutcome({ made, report }: Props) {
  const { unchanged, rejected, unchangedFor, rejectedFor, rejectsCsv, notices } = report;
  const used = new Set(Object.values(report.columns).flat());
  const unused = report.headers.filter((header, column) => header.trim() !== '' && !used.has(column));
  const others = [
    ...(unchanged > 0 ? [`${rows(unchanged)} ${unchanged === 1 ? 'changes' : 'change'} nothing.`] : []),
    ...(rejected > 0 ? [`${rows(rejected)} can’t be imported.`] : []),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      {unused.length > 0 && (
        <Typography variant="body2">Not imported: {unused.map((header) => `“${header}”`).join(', ')}.</Typography>
      )}
      {notices.length > 0 && (
        <Box component="ul" aria-label="How we read the table" sx={{ m: 0, pl: 5, typography: 'body2' }}>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </Box>
      )}
      <Typography role="status" className="tnum">
        {report.rows === 0 ? 'There are no rows below the column names.' : [made, ...others].join(' ')}
      </Typography>
      <ReasonList title="Rejected rows" reasons={rejectedFor} />
      <ReasonList title="Unchanged rows" reasons={unchangedFor} />
      {rejectsCsv !== null && (
        <Button variant="outlined" onClick={() => saveCsv('rows-not-imported.csv', rejectsCsv)}>
          Download the rejected rows
        </Button>
      )}
    </Box>
  );
}
