import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { saveCsv } from '../save-csv';
import { type Refused, refusedCsv } from './refused-csv';

/** What one call for many has done. */
export type Report = Readonly<{
  done: number;
  /** Those that were left out, and why. */
  refused: readonly Refused[];
  /** Takes back what was done. */
  undo?: () => void;
}>;

/** So many are read on the page; the file has all of them. */
const shown = 20;

/** How many were done, who was left out and why, and the same as a file. */
export function BulkReport({ report: { done, refused, undo } }: { report: Report }) {
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <Typography role="status" className="tnum">
        {done === 0 ? 'Nothing was changed' : `${done} done`}, {refused.length} left as{' '}
        {refused.length === 1 ? 'it is' : 'they are'}.
      </Typography>
      <Box
        component="ul"
        aria-label="Left as they are"
        sx={{ m: 0, pl: 5, typography: 'body2', overflowWrap: 'anywhere' }}
      >
        {refused.slice(0, shown).map(({ id, name, reason }) => (
          <li key={id}>
            {name || 'Something that is gone'}: {reason}
          </li>
        ))}
      </Box>
      {refused.length > shown && (
        <Typography variant="body2">These are the first {shown}; the file has all of them.</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="outlined" onClick={() => saveCsv('not-done.csv', refusedCsv(refused))}>
          Download these with the reasons
        </Button>
        {undo && done > 0 && (
          <Button variant="outlined" onClick={undo}>
            Undo the {done} done
          </Button>
        )}
      </Box>
    </Box>
  );
}
