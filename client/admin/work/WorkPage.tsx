import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRetryWork, useWork } from '../../api/work';
import { NotFound } from '../../shell/NotFound';
import { useSession } from '../../shell/session/session-context';
import { EmptyState } from '../../ui/EmptyState';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { toast } from '../../ui/toast';
import { FailedWorkRow } from './FailedWorkRow';
import { HealthParts } from './HealthParts';
import { WorkLines } from './WorkLines';

/** How the product is: its parts, the job queue and the outbox, for super users. */
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
      onSuccess: ({ retried }) => toast.success(retried === 1 ? 'Trying one again.' : `${retried} try again.`),
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
        <EmptyState title="Nothing has failed">
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
