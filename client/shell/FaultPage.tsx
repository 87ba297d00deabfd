import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ProblemError } from '../api/client';
import { paths } from '../app/paths';
import { useDocumentTitle } from '../ui/PageHeader';
import { Box, Button, Typography } from '../ui/elements';
import { homeOf } from './session/session';
import { useSession } from './session/session-context';

type FaultPageProps = {
  title: string;
  /** What failed, and what to do. */
  children: ReactNode;
  /** The request's id in the server's log. */
  reference?: string;
  action: ReactNode;
  picture?: string;
};

/** An error, one action, and the reference to quote. */
export function FaultPage({ title, children, reference, action, picture }: FaultPageProps) {
  useDocumentTitle(title);
  return (
    <Box
      sx={{ maxWidth: 560, mx: 'auto', py: { xs: 8, sm: 16 }, px: 4, display: 'grid', gap: 4, justifyItems: 'start' }}
    >
      {picture && (
        <Box component="img" src={picture} alt="" sx={{ width: 288, maxWidth: '100%', aspectRatio: '360 / 260' }} />
      )}
      <Typography variant="h1">{title}</Typography>
      <Typography component="div" sx={{ color: 'text.secondary' }}>
        {children}
      </Typography>
      {reference && (
        <Typography variant="code" sx={{ color: 'text.secondary' }}>
          Reference: {reference}
        </Typography>
      )}
      {action}
    </Box>
  );
}

type PageFaultProps = { error: unknown; onRetry?: () => void };

/** Shown instead of a page that couldn't be loaded or rendered; the shell around it stays. */
export function PageFault({ error, onRetry = () => window.location.reload() }: PageFaultProps) {
  const problem = error instanceof ProblemError ? error : null;
  if (problem?.status === 404) return <NotFound />;
  return (
    <FaultPage
      title={titleOf(problem?.status)}
      reference={problem?.requestId || undefined}
      action={
        <Button variant="contained" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      {problem?.message ?? 'It may have been updated while you were here. Reloading usually helps.'}
    </FaultPage>
  );
}

/** No response, or a proxy's instead of ours, means that we are away. */
function titleOf(status = 500): string {
  if (status === 403) return 'You can’t see this page';
  return [0, 502, 503, 504].includes(status) ? 'We can’t reach Tastemaker' : 'We couldn’t show this page';
}

/** The same without a shell: the server couldn't say who is signed in. */
export const ServerAway = (props: PageFaultProps) => (
  <Box component="main">
    <PageFault {...props} />
  </Box>
);

/** There is no page at this URL. */
export function NotFound() {
  const session = useSession();
  const home = session.user ? homeOf(session) : paths.home;
  return (
    <FaultPage
      title="There’s nothing at this address"
      picture="/empty-plate.svg"
      action={
        <Button component={Link} to={home} variant="contained">
          {session.user ? 'Back to Dashboard' : 'Go to the home page'}
        </Button>
      }
    >
      The page may have moved, or the address may be incomplete.
    </FaultPage>
  );
}
