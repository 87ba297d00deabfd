import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ProblemError } from '../api/client';
import { FaultPage } from './FaultPage';

/** The server could not say who is there. */
export function ServerAway({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const problem = error instanceof ProblemError ? error : null;
  return (
    <Box component="main">
      <FaultPage
        title="We can’t reach Tastemaker"
        reference={problem?.requestId || undefined}
        action={
          <Button variant="contained" onClick={onRetry}>
            Retry
          </Button>
        }
      >
        {problem?.message ?? 'Please check your connection and try again.'}
      </FaultPage>
    </Box>
  );
}
