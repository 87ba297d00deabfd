import { IconX } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useCollab } from '../../api/collabs';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { DialogDrawer } from '../../ui/DialogDrawer';
import { PageSkeleton } from '../../ui/skeletons';
import { AgreedTicket } from './AgreedTicket';
import { Brief } from './Step';
import { CollabSteps } from './CollabSteps';
import { WhoWaits } from './WhoWaits';

const titleId = 'collab-drawer-title';

/** One Collab in a drawer over the dashboard; as its own page if there is no room for a drawer. */
export function CollabDrawer() {
  const { id = '' } = useParams();
  const { actor } = useSession();
  const navigate = useNavigate();
  const wide = useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  if (!wide) return <Navigate to={paths.collab(id)} replace />;
  const close = () => void navigate(paths.brand.dashboard(actor.uid), { preventScrollReset: true });
  return (
    <DialogDrawer
      anchor="right"
      open
      onClose={close}
      titleId={titleId}
      paper={{ width: 640, bgcolor: 'background.default' }}
    >
      <Box sx={{ p: 6, display: 'grid', gap: 6 }}>
        <Suspense fallback={<PageSkeleton tickets={1} />}>
          <InDrawer key={id} id={id} onClose={close} />
        </Suspense>
      </Box>
    </DialogDrawer>
  );
}

function InDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const collab = useCollab(id);
  return (
    <>
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titleId} variant="h1" component="h2">
            {collab.terms.title}
          </Typography>
          <Typography component="div" sx={{ color: 'text.secondary', mt: 1 }}>
            <WhoWaits collab={collab} />
          </Typography>
        </Box>
        <IconButton aria-label="Close" onClick={onClose} autoFocus>
          <IconX size={20} stroke={1.75} />
        </IconButton>
      </Box>
      <AgreedTicket collab={collab} />
      <CollabSteps collab={collab} />
      <Brief>{collab.terms.brief}</Brief>
    </>
  );
}
