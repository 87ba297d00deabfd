import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useReviewAppeals } from '../../api/reviews';
import { NotFound } from '../../shell/NotFound';
import { useSession } from '../../shell/session/session-context';
import { EmptyState } from '../../ui/EmptyState';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { useMay } from '../staff/useMay';
import { AppealCard } from './AppealCard';

/** The reviews that somebody says should not stand, for staff to decide. */
export function AppealsPage() {
  const { actor } = useSession();
  return actor.type === 'admin' ? <Appeals /> : <NotFound />;
}

function Appeals() {
  const { data, error, isPending } = useReviewAppeals();
  const mayDecide = useMay()('collab.override');
  return (
    <>
      <PageHeader
        title="Appeals against reviews"
        lead="Anyone who’s been reviewed can appeal. The review stays visible until we decide."
      />
      <Fault>{error?.message}</Fault>
      {isPending && <Skeleton variant="rounded" height={160} />}
      {data?.length === 0 && (
        <EmptyState title="Nobody has appealed">Appeals against reviews will appear here.</EmptyState>
      )}
      <Box
        component="ul"
        aria-label="Appeals"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4, maxWidth: 860 }}
      >
        {data?.map((review) => (
          <li key={review.id}>
            <AppealCard review={review} mayDecide={mayDecide} />
          </li>
        ))}
      </Box>
    </>
  );
}
