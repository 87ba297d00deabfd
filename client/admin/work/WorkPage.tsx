import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useRetryWork, useWork, type WorkLine } from '../../api/work';
import { NotFound } from '../../shell/FaultPage';
import { useSession } from '../../shell/session/session-context';
import { EmptyState } from '../../ui/EmptyState';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { toast } from '../../ui/toast';
import { FailedWorkRow } from './FailedWorkRow';
import { HealthParts } from './HealthParts';

/** The product's health: its parts, the job queue and the outbox, for super users. */
export function WorkPage() {
  const { actor } = useSession();
  return actor.type === 'admin' ? <WorkThatWaits /> : <NotFound />;
}

function WorkThatWaits() {
  const { data, error, isPending } = useWork();
  const header = (
    <PageHeader
      title="Jobs and events"
      lead="The health of the product, its background jobs, such as emails, and the delivery of events."
    />
  );
  if (error?.status === 403)
    return (
      <>
        {header}
        <EmptyState title="Only super users can see this">
          Ask one of them if something isn’t getting through.
        </EmptyState>
      </>
    );
  return (
    <>
      {header}
      <Box sx={{ display: 'grid', gap: 8, maxWidth: 960, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <HealthParts />
        <Box component="section" aria-labelledby="waiting-work">
          <Typography id="waiting-work" variant="h2" sx={{ mb: 3 }}>
            Waiting
          </Typography>
          <Fault>{error?.message}</Fault>
          {isPending && <Skeleton variant="rounded" height={240} />}
          {data && <WorkLines lines={data.lines} />}
        </Box>
        {data && <Failed {...data} />}
      </Box>
    </>
  );
}

function Failed({ lines, failed }: NonNullable<ReturnType<typeof useWork>['data']>) {
  const retry = useRetryWork();
  const givenUp = lines.reduce((sum, line) => sum + line.givenUp, 0);
  const retryAll = () =>
    retry.mutate(null, {
      onSuccess: ({ retried }) => toast.success(retried === 1 ? 'Trying one again.' : `Trying ${retried} again.`),
    });
  return (
    <Box component="section" aria-labelledby="failed-work">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', mb: 3 }}>
        <Typography id="failed-work" variant="h2" sx={{ mr: 'auto' }}>
          Failed
        </Typography>
        {givenUp > 0 && (
          <Button variant="outlined" disabled={retry.isPending} onClick={retryAll}>
            {givenUp === 1 ? 'Retry the one given up' : `Retry all ${givenUp} given up`}
          </Button>
        )}
      </Box>
      <Fault>{retry.error?.message}</Fault>
      {failed.length === 0 ? (
        <EmptyState title="No failures">
          Anything that fails at the first attempt appears here, with the reason.
        </EmptyState>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {failed.map((work) => (
            <FailedWorkRow key={`${work.kind}-${work.id}`} work={work} />
          ))}
        </Box>
      )}
    </Box>
  );
}

const kinds: Readonly<Record<WorkLine['kind'], string>> = { job: 'Job', event: 'Event' };

/** How many of each are queued, late, and given up. */
function WorkLines({ lines }: { lines: readonly WorkLine[] }) {
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
