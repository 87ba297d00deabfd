import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { saveCsv } from '../../ui/save-csv';

/** The result of one bulk call. */
export type Report = Readonly<{
  done: number;
  /** Those that were left out, and why. */
  refused: readonly Refused[];
  /** Custom words for “done” and “left as they are”. */
  words?: Readonly<{ outcome: string; left: string }>;
  /** Undoes what was done. */
  undo?: () => void;
}>;

/** How many are listed on the page; the file has all. */
const shown = 20;

const outcomeOf = (done: number, left: number): string =>
  `${done === 0 ? 'Nothing has changed' : `${done} done`}, ${left} left as ${left === 1 ? 'it is' : 'they are'}.`;

/** How many were done, who was left out and why, and the same as a file. */
export function BulkReport({ report: { done, refused, words, undo } }: { report: Report }) {
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <Typography role="status" className="tnum">
        {words?.outcome ?? outcomeOf(done, refused.length)}
      </Typography>
      <Box
        component="ul"
        aria-label={words?.left ?? 'Left as they are'}
        sx={{ m: 0, pl: 5, typography: 'body2', overflowWrap: 'anywhere' }}
      >
        {refused.slice(0, shown).map(({ id, name, reason }) => (
          <li key={id}>
            {name || 'A deleted record'}: {reason}
          </li>
        ))}
      </Box>
      {refused.length > shown && (
        <Typography variant="body2">These are the first {shown}; the file has all of them.</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="outlined" onClick={() => saveCsv('not-done.csv', refusedCsv(refused))}>
          Download with reasons
        </Button>
        {undo && done > 0 && (
          <Button variant="outlined" onClick={undo}>
            Undo the {done} that worked
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** Who was left out of a bulk call, and why. */
type Refused = Readonly<{ id: string; name: string; reason: string }>;

/** Prevents formula injection: cells that begin like a formula get an apostrophe, as in our other files. */
const cell = (text: string): string => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

/** Those that were left out as a CSV file, with a UTF-8 byte order mark for spreadsheets. */
export const refusedCsv = (refused: readonly Refused[]): string =>
  `\ufeff${[{ id: 'id', name: 'name', reason: 'reason' }, ...refused]
    .map(({ id, name, reason }) => [id, name, reason].map(cell).join(','))
    .join('\r\n')}\r\n`;
