import Box from '@mui/material/Box';
import { type ReactNode, Suspense, useCallback } from 'react';
import { RecordContextProvider, type RaRecord, useGetOne, useResourceContext, useListContext } from 'react-admin';
import { useNavigate, Link } from 'react-router';
import { DialogDrawer } from '../../ui/DialogDrawer';
import { PageSkeleton } from '../../ui/skeletons';
import { ListFault } from '../list/ListFault';
import { recordTitleId } from './record-parts';
import { useAddressInList, useOpenId } from './useOpenId';
import { IconChevronLeft, IconChevronRight, IconX, type TablerIcon } from '@tabler/icons-react';
import IconButton from '@mui/material/IconButton';

const width = 480;

/** One record on the right, over its list; full-screen on phones. Its URL can be sent to a colleague. */
export function RecordDrawer({ children }: { children: ReactNode }) {
  const id = useOpenId();
  const resource = useResourceContext();
  const addressInList = useAddressInList();
  const navigate = useNavigate();
  const close = useCallback(() => {
    void navigate(addressInList(resource), { preventScrollReset: true });
  }, [navigate, addressInList, resource]);
  return (
    <DialogDrawer
      anchor="right"
      open={id !== null}
      onClose={close}
      titleId={recordTitleId}
      paper={{ width, maxWidth: '100vw' }}
    >
      {id && (
        <>
          <DrawerBar id={id} onClose={close} />
          <OpenRecord key={id} id={id}>
            {children}
          </OpenRecord>
        </>
      )}
    </DialogDrawer>
  );
}

function OpenRecord({ id, children }: { id: string; children: ReactNode }) {
  const { data, error, refetch } = useGetOne<RaRecord<string>>(useResourceContext() ?? '', { id });
  return (
    <Box sx={{ px: { xs: 4, sm: 6 }, pb: 8, pt: 2, display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {data ? (
        <RecordContextProvider value={data}>
          <Suspense fallback={<PageSkeleton shape="rows" tickets={6} />}>{children}</Suspense>
        </RecordContextProvider>
      ) : error ? (
        <ListFault error={error} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton shape="rows" tickets={6} />
      )}
    </Box>
  );
}

type DrawerBarProps = { id: string; onClose: () => void };

/** Above a record: previous and next in the list, and the close button. */
export function DrawerBar({ id, onClose }: DrawerBarProps) {
  const { data = [] } = useListContext<RaRecord<string>>();
  const place = data.findIndex((row) => row.id === id);
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 2, // above field labels
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 2, sm: 4 },
        py: 1,
        bgcolor: 'background.paper',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      {place >= 0 && (
        <>
          <Neighbour id={data[place - 1]?.id} label="Previous" icon={IconChevronLeft} />
          <Neighbour id={data[place + 1]?.id} label="Next" icon={IconChevronRight} />
          <Box component="span" className="tnum" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {place + 1} of {data.length} on this page
          </Box>
        </>
      )}
      <IconButton aria-label="Close" onClick={onClose} sx={{ ml: 'auto' }}>
        <IconX size={20} stroke={1.75} />
      </IconButton>
    </Box>
  );
}

type NeighbourProps = { id: string | undefined; label: string; icon: TablerIcon };

function Neighbour({ id, label, icon: Icon }: NeighbourProps) {
  const { resource } = useListContext();
  const addressInList = useAddressInList();
  const target =
    id === undefined
      ? { disabled: true }
      : { component: Link, to: addressInList(resource, id), preventScrollReset: true };
  return (
    <IconButton aria-label={label} {...target}>
      <Icon size={20} stroke={1.75} />
    </IconButton>
  );
}
