import { useSearchParams } from 'react-router';
import { latePart } from '../../app/theme/with-mui';
import {
  type BrandAnalytics,
  type Days,
  useBrandAnalytics,
  useBrandResults,
  useCollabReport,
  useInfluencerReport,
  exportAddress,
} from '../../api/analytics';
import { productNow } from '../../api/clock';
import { useEntitlement } from '../../shell/billing/use-billing';
import { NotFound, PageFault } from '../../shell/FaultPage';
import { useSession } from '../../shell/session/session-context';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton, SectionSkeleton } from '../../ui/skeletons';
import { CollabPanel } from './CollabPanel';
import { InfluencerPanel, LockedInfluencerPanel } from './InfluencerPanel';
import { PeriodPicker } from './PeriodPicker';
import { type Chosen, chosenIn } from './period';
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
  return <Analytics brandId={brandId} chosen={chosenIn(params, productNow())} mayShare={actor.type === 'brand'} />;
}

type AnalyticsProps = { brandId: string; chosen: Chosen; mayShare: boolean };

function Analytics({ brandId, chosen, mayShare }: AnalyticsProps) {
  const { data, error, refetch } = useBrandAnalytics(brandId, chosen.days);
  if (error && !data) return <PageFault error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader
        title="Analytics"
        lead="What Collabs have brought, and what they cost."
        action={<Exports brandId={brandId} days={chosen.days} mayShare={mayShare} />}
      />
      <Box sx={{ mb: 6 }}>
        <PeriodPicker chosen={chosen} />
      </Box>
      {data ? <Figures brandId={brandId} days={chosen.days} analytics={data} /> : <PageSkeleton shape="figures" bare />}
    </>
  );
}

type FiguresProps = { brandId: string; days: Days; analytics: BrandAnalytics };

function Figures({ brandId, days, analytics }: FiguresProps) {
  const breakdowns = (
    <>
      <ByCollab brandId={brandId} days={days} />
      <ByInfluencer brandId={brandId} days={days} />
    </>
  );
  const results = <Guests brandId={brandId} days={days} />;
  return <Report analytics={analytics} breakdowns={breakdowns} results={results} openCollabs />;
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
