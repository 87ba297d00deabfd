import { useParams } from 'react-router';
import { ProblemError } from '../../api/client';
import { useLiveReport } from '../../api/analytics';
import { PublicFrame } from '../../shell/PublicFrame';
import { PageFault } from '../../shell/FaultPage';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/skeletons';
import { CollabPanel } from './CollabPanel';
import { InfluencerPanel } from './InfluencerPanel';
import { Report } from './Report';
import { ResultsPanels } from './ResultsPanels';
import { momentInWords } from './words';

/** A report shared by a brand, for anyone with its URL. */
export function LiveReportPage() {
  const { token = '' } = useParams();
  return (
    <PublicFrame maxWidth={1320}>
      <LiveReport token={token} />
    </PublicFrame>
  );
}

function LiveReport({ token }: { token: string }) {
  const { data, error, refetch } = useLiveReport(token);
  if (error instanceof ProblemError && error.status === 404)
    return (
      <EmptyState title="This report is no longer shared" headingLevel="h1">
        The link may have expired, been withdrawn or been mistyped. Please ask for a new one.
      </EmptyState>
    );
  if (error && !data) return <PageFault error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton shape="figures" />;
  return (
    <>
      <PageHeader
        title={data.title}
        lead={`${data.brandName}, shared with you until ${momentInWords(data.expiresAt)}. The figures are always up to date.`}
      />
      <Report
        analytics={data.analytics}
        breakdowns={
          <>
            <CollabPanel rows={data.collabs} rest={data.collabsRest} openCollabs={false} />
            {data.influencers && <InfluencerPanel rows={data.influencers} rest={data.influencersRest} />}
          </>
        }
        results={<ResultsPanels results={data.results} openCollabs={false} />}
        openCollabs={false}
      />
    </>
  );
}
