import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FailedWork, useRetryWork } from '../../api/work';
import { Fault } from '../../ui/Fault';
import { ExactTime } from '../../ui/RelativeTime';
import { toast } from '../../ui/toast';

/** A failed job or event: why, how many attempts, and a button to retry it. */
export function FailedWorkRow({ work }: { work: FailedWork }) {
  const { kind, id, name, attempts, since, nextTryAt, error } = work;
  const retry = useRetryWork();
  const label = `${kind === 'job' ? 'Job' : 'Event'} ${name}`;
  return (
    <Box
      component="li"
      sx={{
        py: 3,
        borderTop: '1px solid',
        borderColor: 'divider',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        alignItems: 'center',
      }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Typography variant="subtitle2" component="h3">
          {label}
        </Typography>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {error ?? 'No reason recorded.'}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Since <ExactTime time={since} />, tried {attempts === 1 ? 'once' : `${attempts} times`};{' '}
          {nextTryAt ? (
            <>
              next at <ExactTime time={nextTryAt} />
            </>
          ) : (
            <Box component="span" sx={{ color: 'error.main', fontWeight: 650 }}>
              given up
            </Box>
          )}
        </Typography>
        <Fault>{retry.error?.message}</Fault>
      </Box>
      <Button
        variant="outlined"
        disabled={retry.isPending}
        aria-label={`Retry ${label}`}
        onClick={() => retry.mutate({ kind, id }, { onSuccess: () => toast.success('Trying again.') })}
      >
        Retry
      </Button>
    </Box>
  );
}
