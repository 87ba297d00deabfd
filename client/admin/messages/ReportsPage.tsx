import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import {
  useReports,
  type Report,
  type ReportedConversation,
  useDecideReport,
  useLookAtReport,
} from '../../api/moderation';
import { NotFound } from '../../shell/FaultPage';
import { useSession } from '../../shell/session/session-context';
import { EmptyState } from '../../ui/EmptyState';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { ExactTime } from '../../ui/RelativeTime';
import { SidedMessages } from '../../ui/statements/BothSidesChat';
import { useMay } from '../staff/useMay';

/** What people have reported, for staff to read, with each view logged, and to decide. */
export function ReportsPage() {
  const { actor } = useSession();
  return actor.type === 'admin' ? <Reports /> : <NotFound />;
}

function Reports() {
  const { data, error, isPending } = useReports();
  const mayDecide = useMay()('messages.moderate');
  return (
    <>
      <PageHeader title="Reported messages" lead="When you open a conversation, the audit log records it." />
      <Fault>{error?.message}</Fault>
      {isPending && <Skeleton variant="rounded" height={160} />}
      {data?.length === 0 && <EmptyState title="No reports">Messages that people report will appear here.</EmptyState>}
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

const decisions: Record<NonNullable<Report['decision']>, string> = {
  dismissed: 'Dismissed',
  'message-removed': 'Message removed',
};

/** One report: who, why, the conversation on request, before and after the decision. Staff with read-only access see that it is pending. */
function ReportCard({ report, mayDecide }: { report: Report; mayDecide: boolean }) {
  const look = useLookAtReport(report.id);
  const decide = useDecideReport(report.id);
  const { decision, messageId } = report;
  return (
    <Card variant="outlined" sx={{ p: 4, display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between' }}>
        <Typography variant="h3" component="h2">
          {report.title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <ExactTime time={report.reportedAt} />
        </Typography>
      </Box>
      <Typography variant="body2">
        {report.reporter} reports {messageId ? 'a message' : 'the conversation'}
        {report.details ? `: “${report.details}”` : '.'}
      </Typography>
      <Fault>{look.error?.message ?? decide.error?.message}</Fault>
      {look.data && <Said conversation={look.data} />}
      {decision && report.resolvedAt && (
        <Typography variant="body2" sx={{ fontWeight: 650 }}>
          {decisions[decision]}, <ExactTime time={report.resolvedAt} />
        </Typography>
      )}
      {!decision && !mayDecide && <Typography variant="body2">Waiting for a decision.</Typography>}
      {mayDecide && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {!look.data && (
            <Button variant="outlined" onClick={() => look.mutate()} loading={look.isPending}>
              Read the conversation
            </Button>
          )}
          {look.data && !decision && messageId && (
            <Button
              variant="contained"
              color="error"
              onClick={() => decide.mutate('message-removed')}
              loading={decide.isPending}
            >
              Remove the message
            </Button>
          )}
          {look.data && !decision && (
            <Button variant="outlined" onClick={() => decide.mutate('dismissed')} disabled={decide.isPending}>
              Dismiss
            </Button>
          )}
        </Box>
      )}
    </Card>
  );
}

function Said({ conversation: { messages } }: { conversation: ReportedConversation }) {
  return (
    <SidedMessages
      label="Conversation"
      messages={messages}
      nameOf={({ side, reported }) => `${sideNames[side]}${reported ? ', reported' : ''}`}
      isMarked={({ reported }) => reported}
    />
  );
}

const sideNames: Readonly<Record<ReportedConversation['messages'][number]['side'], string>> = {
  brand: 'Brand',
  influencer: 'Influencer',
  staff: 'Tastemaker',
  visitor: 'Visitor',
};
