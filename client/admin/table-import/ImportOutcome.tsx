import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { saveCsv } from '../save-csv';
import type { Outcome } from './kind';

type Props = { outcome: Outcome; rejectsCsv: string | null };

/** What became of the rows, or would; and those that cannot be taken, as a file with the reasons. */
export function ImportOutcome({ outcome: { sentence, leftOut }, rejectsCsv }: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography role="status" className="tnum">
        {sentence}
      </Typography>
      {leftOut.length > 0 && (
        <Box component="ul" aria-label="Rows left out" className="tnum" sx={{ m: 0, pl: 5, typography: 'body2' }}>
          {leftOut.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Box>
      )}
      {rejectsCsv !== null && (
        <Button variant="outlined" onClick={() => saveCsv('rows-not-imported.csv', rejectsCsv)}>
          Download the rows that cannot be taken
        </Button>
      )}
    </Box>
  );
}
