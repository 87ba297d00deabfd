import Button from '@mui/material/Button';
import { useRouteError } from 'react-router';
import { ProblemError } from '../api/client';
import { FaultPage } from './FaultPage';
import { NotFound } from './NotFound';

/** What shows in place of a page that could not be shown; the shell around it stays. */
export function RouteFault() {
  const error = useRouteError();
  const problem = error instanceof ProblemError ? error : null;
  if (problem?.status === 404) return <NotFound />;
  return (
    <FaultPage
      title="This page could not be shown"
      reference={problem?.requestId || undefined}
      action={
        <Button variant="contained" onClick={() => window.location.reload()}>
          Retry
        </Button>
      }
    >
      {problem?.message ?? 'It may have been updated while you were here. Reloading usually helps.'}
    </FaultPage>
  );
}
