import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { WorkLine } from '../../api/work';

const kinds: Readonly<Record<WorkLine['kind'], string>> = { job: 'Job', event: 'Event' };

/** How much of each waits, is late, and was given up. */
export function WorkLines({ lines }: { lines: readonly WorkLine[] }) {
  if (lines.length === 0) return <Typography>No failed or pending jobs.</Typography>;
  return (
    <Box role="region" aria-label="Waiting" tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table
        size="small"
        className="tnum"
        sx={{ '& thead th': { whiteSpace: 'nowrap' }, '& th, & td': { px: { xs: 2, sm: 4 } } }}
      >
        <TableHead>
          <TableRow>
            <TableCell>What</TableCell>
            <TableCell align="right">Waiting</TableCell>
            <TableCell align="right">Late</TableCell>
            <TableCell align="right">Given up</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ kind, name, waiting, late, givenUp }) => (
            <TableRow key={`${kind} ${name}`}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {kinds[kind]}
                </Box>{' '}
                {name}
              </TableCell>
              <TableCell align="right">{waiting}</TableCell>
              <TableCell align="right">{late}</TableCell>
              <TableCell align="right" sx={givenUp > 0 ? { color: 'error.main', fontWeight: 650 } : {}}>
                {givenUp}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
