import { useSearchParams } from 'react-router';
import { latePart } from '../../app/theme/with-mui';
import { ProblemError } from '../../api/client';
import {
  type Days,
  useBrandAnalytics,
  useBrandResults,
  useCollabReport,
  useInfluencerReport,
  exportAddress,
} from '../../api/analytics';
import { productNow } from '../../api/clock';
import { useEntitlement } from '../../shell/billing/use-billing';
import { NotFound, ServerAway } from '../../shell/FaultPage';
import { useSession } from '../../shell/session/session-context';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton, SectionSkeleton } from '../../ui/skeletons';
import { CollabPanel } from './CollabPanel';
import { InfluencerPanel, LockedInfluencerPanel } from './InfluencerPanel';
import { PeriodPicker } from './PeriodPicker';
import { chosenIn } from './period';
import { Report } from './Report';
import { ResultsPanels } from './ResultsPanels';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { IconFileTypePdf, IconShare, IconTableExport } from '@tabler/icons-react';
import { Suspense, useState } from 'react';

/** The results of a brand's Collabs: for the brand, and for staff by `?uid=`. */
export function BrandAnalyticsPage() {
  const { actor } = useSession();
  const [params] = useSearchParams();
  const brandId = actor.type === 'admin' ? params.get('uid') : actor.uid;
  if (!brandId || (actor.type !== 'brand' && actor.type !== 'admin')) return <NotFound />;
  const chosen = chosenIn(params, productNow());
  return (
    <>
      <PageHeader
        title="Analytics"
        lead="What Collabs have brought, and what they cost."
        action={<Exports brandId={brandId} days={chosen.days} mayShare={actor.type === 'brand'} />}
      />
      <Box sx={{ mb: 6 }}>
        <PeriodPicker chosen={chosen} />
      </Box>
      <Figures brandId={brandId} days={chosen.days} />
    </>
  );
}

function Figures({ brandId, days }: { brandId: string; days: Days }) {
  const { data, error, refetch } = useBrandAnalytics(brandId, days);
  if (error instanceof ProblemError && error.status === 404) return <NotFound />;
  if (error && !data) return <ServerAway error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton shape="figures" bare />;
  const breakdowns = (
    <>
      <ByCollab brandId={brandId} days={days} />
      <ByInfluencer brandId={brandId} days={days} />
    </>
  );
  const results = <Guests brandId={brandId} days={days} />;
  return <Report analytics={data} breakdowns={breakdowns} results={results} openCollabs />;
}

function Guests({ brandId, days }: { brandId: string; days: Days }) {
  const { data, error } = useBrandResults(brandId, days);
  if (error && !data) return <Fault>{error.message}</Fault>;
  return data ? <ResultsPanels results={data} openCollabs /> : <SectionSkeleton />;
}

function ByCollab({ brandId, days }: { brandId: string; days: Days }) {
  const { data, error } = useCollabReport(brandId, days);
  if (error && !data) return <Fault>{error.message}</Fault>;
  return data ? <CollabPanel rows={data.items} rest={data.rest} openCollabs /> : <SectionSkeleton />;
}

function ByInfluencer({ brandId, days }: { brandId: string; days: Days }) {
  const { actor } = useSession();
  const entitlement = useEntitlement('influencerReports');
  const allowed = actor.type === 'admin' || entitlement?.allowed === true;
  const { data, error } = useInfluencerReport(brandId, days, { enabled: allowed });
  if (entitlement?.allowed === false) return <LockedInfluencerPanel byStaff={entitlement.reason === 'lock'} />;
  if (error && !data) return <Fault>{error.message}</Fault>;
  return data ? <InfluencerPanel rows={data.items} rest={data.rest} /> : <SectionSkeleton />;
}

const ShareDialog = latePart(() => import('./ShareDialog').then((module) => module.ShareDialog));

type ExportsProps = { brandId: string; days: Days; mayShare: boolean };

/** Exports the figures: as a table, a document, or a public page. */
function Exports({ brandId, days, mayShare }: ExportsProps) {
  const [sharing, setSharing] = useState(false);
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, ml: { xs: -3.5, sm: 0 } }}>
      <Button href={exportAddress(brandId, 'pieces.csv', days)} download startIcon={<IconTableExport {...icon} />}>
        CSV
      </Button>
      <Button href={exportAddress(brandId, 'report.pdf', days)} download startIcon={<IconFileTypePdf {...icon} />}>
        PDF
      </Button>
      {mayShare && (
        <Button variant="outlined" startIcon={<IconShare {...icon} />} onClick={() => setSharing(true)}>
          Share
        </Button>
      )}
      {sharing && (
        <Suspense fallback={null}>
          <ShareDialog brandId={brandId} days={days} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </Box>
  );
}
