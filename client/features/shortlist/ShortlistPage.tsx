import Box from '@mui/material/Box';
import { useParams } from 'react-router';
import { ProblemError } from '../../api/client';
import { PublicFrame } from '../../shell/PublicFrame';
import { ServerAway } from '../../shell/ServerAway';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader, useDocumentTitle } from '../../ui/PageHeader';
import { ExactTime } from '../../ui/RelativeTime';
import { PageSkeleton } from '../../ui/skeletons';
import { Candidate } from './Candidate';
import { useShortlist } from './shortlist-api';

/** A list of influencers for whoever has the link: yes, maybe or no to each. No account is needed. */
export function ShortlistPage() {
  const { token = '' } = useParams();
  return (
    <PublicFrame maxWidth={760}>
      <Shortlist token={token} />
    </PublicFrame>
  );
}

function Shortlist({ token }: { token: string }) {
  const { data: list, error, refetch } = useShortlist(token);
  if (error instanceof ProblemError && error.status === 404) return <Gone />;
  if (error && !list) return <ServerAway error={error} onRetry={() => void refetch()} />;
  if (!list) return <PageSkeleton tickets={3} />;
  const said = list.members.filter(({ vote }) => vote !== null).length;
  return (
    <>
      <PageHeader
        title={list.name}
        lead={
          <>
            For {list.label}. Say yes, maybe or no to each; you can change your mind until{' '}
            <ExactTime time={list.expiresAt} />.
          </>
        }
      />
      {list.members.length === 0 ? (
        <EmptyState title="Nobody is on this list yet">Please try this link again later.</EmptyState>
      ) : (
        <>
          <Box role="status" className="tnum" sx={{ mb: 4, fontWeight: 600 }}>
            {said} of {list.members.length} answered
          </Box>
          <Box component="ul" aria-label="Influencers" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
            {list.members.map((member) => (
              <Candidate key={member.id} token={token} member={member} />
            ))}
          </Box>
        </>
      )}
    </>
  );
}

function Gone() {
  useDocumentTitle('This link no longer works');
  return (
    <EmptyState title="This link no longer works" headingLevel="h1">
      It may have expired or been removed. Please ask for a new one.
    </EmptyState>
  );
}
