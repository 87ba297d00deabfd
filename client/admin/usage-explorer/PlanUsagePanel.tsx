import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { planFor } from '../../../server/contract/plans';
import { type PlanUsage, usePlanUsage } from '../../api/usage-explorer';
import { Fault } from '../../ui/Fault';
import { FigureTable } from '../../ui/report/FigureTable';
import { Panel } from '../../ui/report/Panel';

type UsedOf = PlanUsage['seats'];

const of = ({ used, limit }: UsedOf): string => (limit === null ? `${used}, no limit` : `${used} of ${limit}`);

const gigabytes = (bytes: number): string =>
  `${(bytes / 10 ** 9).toLocaleString('en-GB', { maximumFractionDigits: 1 })} GB`;
const storage = ({ used, limit }: UsedOf): string =>
  limit === null ? `${gigabytes(used)}, no limit` : `${gigabytes(used)} of ${gigabytes(limit)}`;

/** The server tells no more at once. */
const atMost = 100;

/** What brands have used of their plans; of the one whose stream is shown, or of all with a plan. */
export function PlanUsagePanel({ profileUid }: { profileUid: string | undefined }) {
  const { data, error } = usePlanUsage(profileUid);
  return (
    <Panel
      title="Plans and what is used of them"
      lead={`Free Collabs of the running month, people, stored files.${data && data.items.length >= atMost ? ` These are the first ${atMost} brands by name; choose a brand’s stream below to see its own.` : ''}`}
    >
      <Fault>{error?.message}</Fault>
      {!data && !error && <Skeleton variant="rounded" height={160} />}
      {data?.items.length === 0 && <Typography sx={{ color: 'text.secondary' }}>No plan here.</Typography>}
      {data && data.items.length > 0 && (
        <FigureTable
          caption="Plans and what is used of them"
          rows={data.items}
          keyOf={({ brandId }) => brandId}
          columns={[
            { head: 'Brand', cell: ({ name }) => name },
            { head: 'Plan', cell: ({ plan }) => planFor(plan).name },
            { head: 'Collabs', cell: ({ collabs }) => of(collabs), numeric: true },
            { head: 'People', cell: ({ seats }) => of(seats), numeric: true },
            { head: 'Files', cell: ({ storage: files }) => storage(files), numeric: true },
          ]}
        />
      )}
    </Panel>
  ); // prettier-ignore
}
