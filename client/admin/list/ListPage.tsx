import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { type ReactNode, useState, Suspense } from 'react';
import { ListBase, type SortPayload, useListContext, ListContextProvider } from 'react-admin';
import { latePart } from '../../app/theme/with-mui';
import { PageHeader } from '../../ui/PageHeader';
import { useOpenId } from '../record/useOpenId';
import { Filters } from './Filters';
import { ListFault } from './ListFault';
import { ListPagination } from './ListPagination';

type ListPageProps = {
  title: string;
  lead: string;
  sort: SortPayload;
  /** The page's main action. */
  action?: ReactNode;
  /** Below the title: context for the list. */
  overview?: ReactNode;
  /** Above the list, on the left. */
  tabs?: ReactNode;
  /** With the search box. */
  filters?: ReactNode;
  /** Above the list, on the right: columns, export, view. */
  tools?: ReactNode;
  /** A record's content in the drawer. */
  record: ReactNode;
  /** Replaces rows and pagination: for views that show everything at once, such as a board. */
  board?: ReactNode;
  /** Replaces everything below the tabs: for views that can't be filtered. */
  instead?: ReactNode;
  /** The table, the list of phones, the grid. */
  children: ReactNode;
};

const perPage = 50;

/** A resource's page: search and filters (kept in the URL), the rows, and one record in a drawer on the right. */
export function ListPage({
  title,
  lead,
  sort,
  action,
  overview,
  tabs,
  filters,
  tools,
  record,
  board,
  instead,
  children,
}: ListPageProps) {
  return (
    // Nothing is remembered: a link without filters means the whole list, not the one that was open last.
    <ListBase sort={sort} perPage={perPage} storeKey={false} disableSyncWithLocation={!!instead}>
      <OwnTotal>
        <PageHeader title={title} lead={lead} action={action} />
        {overview}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', mb: 4, borderBottom: 1, borderColor: 'divider' }}>
          {tabs}
          {!instead && (
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 2,
                alignItems: 'center',
                ml: { sm: 'auto' },
                pt: { xs: 2, sm: 0 },
                pb: { xs: 2, sm: 1 },
              }}
            >
              {tools}
            </Box>
          )}
        </Box>
        {instead ?? (
          <Filters filters={filters} wide={board !== undefined}>
            {board ?? <ListBody>{children}</ListBody>}
          </Filters>
        )}
        <LazyRecordDrawer>{record}</LazyRecordDrawer>
      </OwnTotal>
    </ListBase>
  );
}

function ListBody({ children }: { children: ReactNode }) {
  const { error, refetch, total } = useListContext();
  if (error) return <ListFault error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Paper
        variant="outlined"
        // The empty state has its own frame.
        sx={{ overflow: 'auto hidden', ...(total === 0 && { border: 0, bgcolor: 'transparent' }) }}
      >
        {children}
      </Paper>
      <Box sx={{ visibility: total === undefined ? 'hidden' : undefined }}>
        <ListPagination />
      </Box>
    </>
  );
}

/**
 * While rows for the old filters are still shown, the new total isn't known: without this, tabs, pagination and “Select
 * all” would show the old one.
 */
export function OwnTotal({ children }: { children: ReactNode }) {
  const list = useListContext();
  const filter = JSON.stringify(list.filterValues);
  const [countedFor, setCountedFor] = useState(filter);
  if (!list.isPlaceholderData && countedFor !== filter) setCountedFor(filter);
  const own = list.isPlaceholderData && countedFor !== filter ? { ...list, total: undefined } : list;
  return <ListContextProvider value={own as typeof list}>{children}</ListContextProvider>;
}

const RecordDrawer = latePart(() => import('../record/RecordDrawer').then((module) => module.RecordDrawer));

/** The drawer is mounted with the first opened record, and stays, so that it can slide out. */
export function LazyRecordDrawer({ children }: { children: ReactNode }) {
  const isOpen = useOpenId() !== null;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <RecordDrawer>{children}</RecordDrawer>
    </Suspense>
  );
}
