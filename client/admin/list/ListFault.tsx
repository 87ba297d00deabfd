import Button from '@mui/material/Button';
import type { HttpError } from 'react-admin';
import type { Problem } from '../../../server/contract/problems';
import { EmptyState } from '../../ui/EmptyState';

type ListFaultProps = { error: Error & Partial<Pick<HttpError, 'body'>>; onRetry: () => void };

/** The rows couldn't be loaded: why, the reference to quote, and one action. */
export function ListFault({ error, onRetry }: ListFaultProps) {
  const { requestId } = (error.body ?? {}) as Partial<Problem>;
  return (
    <EmptyState
      title="We couldn’t load these rows"
      action={
        <Button variant="contained" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {error.message}
      {requestId && ` Reference: ${requestId}`}
    </EmptyState>
  );
}
