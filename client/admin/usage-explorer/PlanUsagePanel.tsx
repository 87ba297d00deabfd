import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link, type To, useSearchParams } from 'react-router';
import { planFor } from '../../../server/contract/plans';
import { plansAPage, type PlanUsage, sayingInAddress, usePlanUsage } from './use-usage';
import { bytesInWords } from '../../ui/bytes';
import { Fault } from '../../ui/Fault';
import { FigureTable } from '../../ui/report/FigureTable';
import { Panel } from '../../ui/report/Panel';

type UsedOf = PlanUsage['seats'];

const of = ({ used, limit }: UsedOf): string => (limit === null ? `${used}, no limit` : `${used} of ${limit}`);

const storage = ({ used, limit }: UsedOf): string =>
  limit === null ? `${bytesInWords(used)}, no limit` : `${bytesInWords(used)} of ${bytesInWords(limit)}`;

/** The page offset of brands, in the URL. */
const pageParam = 'plansFrom';

/** Brands' usage of their plans; for the selected one, or page by page for those that pay. */
export function PlanUsagePanel({ profileUid }: { profileUid: string | undefined }) {
  const [address] = useSearchParams();
  const first = profileUid ? 0 : Math.max(0, Math.trunc(Number(address.get(pageParam))) || 0);
  const { data, error } = usePlanUsage(profileUid, first);
  const pageFrom = (row: number) => ({
    search: sayingInAddress(address, pageParam, row > 0 ? String(row) : null).toString(),
  });
  const hasMore = data !== undefined && data.length > plansAPage;
  return (
    <Panel
      title="Plan usage"
      lead="Included Collabs this month, team members and stored files of each paying brand. To see another brand’s, choose its events below."
    >
      <Fault>{error?.message}</Fault>
      {!data && !error && <Skeleton variant="rounded" height={160} />}
      {data?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>No paying brands.</Typography>}
      {data && data.length > 0 && (
        <FigureTable
          caption="Plan usage"
          rows={data.slice(0, plansAPage)}
          keyOf={({ id }) => id}
          columns={[
            { head: 'Brand', cell: ({ name }) => name },
            { head: 'Plan', cell: ({ plan }) => planFor(plan).name },
            { head: 'Collabs', cell: ({ collabs }) => of(collabs), numeric: true },
            { head: 'People', cell: ({ seats }) => of(seats), numeric: true },
            { head: 'Files', cell: ({ storage: files }) => storage(files), numeric: true },
          ]}
        />
      )}
      {(first > 0 || hasMore) && (
        <Box component="nav" aria-label="Pages of brands" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {first > 0 && <PageLink to={pageFrom(0)}>Back to the first</PageLink>}
          {hasMore && <PageLink to={pageFrom(first + plansAPage)}>More brands</PageLink>}
        </Box>
      )}
    </Panel>
  ); // prettier-ignore
}

const PageLink = ({ to, children }: { to: To; children: ReactNode }) => (
  <Button component={Link} to={to} preventScrollReset size="small" variant="outlined">
    {children}
  </Button>
);
