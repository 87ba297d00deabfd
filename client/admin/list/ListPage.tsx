import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { ListBase, Pagination, type SortPayload, useListContext } from 'react-admin';
import { PageHeader } from '../../ui/PageHeader';
import { RecordDrawer } from '../record/RecordDrawer';
import { FilterBar } from './FilterBar';
import { ListFault } from './ListFault';

type ListPageProps = {
  title: string;
  lead: string;
  sort: SortPayload;
  /** The page's main action. */
  action?: ReactNode;
  /** Above the search box. */
  tabs?: ReactNode;
  /** Beside the search box. */
  filters?: ReactNode;
  /** At the right of the filters: columns, export, view. */
  tools?: ReactNode;
  /** What a record says in its drawer. */
  record: ReactNode;
  /** The table, the list of phones, the grid. */
  children: ReactNode;
};

const perPage = 50;

/** A resource's page: search and filters (which live in the address), the rows, and one record in a drawer at the right. */
export function ListPage({ title, lead, sort, action, tabs, filters, tools, record, children }: ListPageProps) {
  return (
    <ListBase sort={sort} perPage={perPage}>
      <PageHeader title={title} lead={lead} action={action} />
      {tabs}
      <FilterBar tools={tools}>{filters}</FilterBar>
      <ListBody>{children}</ListBody>
      <RecordDrawer>{record}</RecordDrawer>
    </ListBase>
  );
}

function ListBody({ children }: { children: ReactNode }) {
  const { error, refetch } = useListContext();
  if (error) return <ListFault error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        {children}
      </Paper>
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  );
}
