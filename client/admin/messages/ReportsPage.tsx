import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useReports } from '../../api/moderation';
import { NotFound } from '../../shell/NotFound';
import { useSession } from '../../shell/session/session-context';
import { EmptyState } from '../../ui/EmptyState';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { useMay } from '../staff/useMay';
import { ReportCard } from './ReportCard';

/** What people have reported, for staff to read on record and to decide. */
export function ReportsPage() {
  const { actor } = useSession();
  return actor.type === 'admin' ? <Reports /> : <NotFound />;
}

function Reports() {
  const { data, error, isPending } = useReports();
  const mayDecide = useMay()('messages.moderate');
  return (
    <>
      <PageHeader title="Reported messages" lead="Every time you read a conversation, it’s noted in the audit log." />
      <Fault>{error?.message}</Fault>
      {isPending && <Skeleton variant="rounded" height={160} />}
      {data?.length === 0 && <EmptyState title="No reports">Messages people report appear here.</EmptyState>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4, maxWidth: 860 }}>
        {data?.map((report) => (
          <li key={report.id}>
            <ReportCard report={report} mayDecide={mayDecide} />
          </li>
        ))}
      </Box>
    </>
  );
}
