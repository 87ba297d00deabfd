import Box from '@mui/material/Box';
import { type ReactNode, Suspense, useCallback } from 'react';
import { RecordContextProvider, type RaRecord, useCreatePath, useGetOne, useResourceContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { DialogDrawer } from '../../ui/DialogDrawer';
import { PageSkeleton } from '../../ui/skeletons';
import { ListFault } from '../list/ListFault';
import { DrawerBar } from './DrawerBar';
import { recordTitleId } from './RecordHeader';
import { useOpenId } from './useOpenId';

const width = 480;

/** One record at the right, over its list; over the whole page on phones. Its address can be sent to a colleague. */
export function RecordDrawer({ children }: { children: ReactNode }) {
  const id = useOpenId();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const close = useCallback(() => {
    void navigate(createPath({ resource, type: 'list' }), { preventScrollReset: true });
  }, [navigate, createPath, resource]);
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
