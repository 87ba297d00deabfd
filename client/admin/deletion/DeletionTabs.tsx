import { ListTabs, type OtherTab } from '../list/ListTabs';

const deleted = [{ source: 'deleted', label: 'Deleted' }] as const;

/** What is there, and what has been deleted and can be brought back. */
export const DeletionTabs = ({ what, others }: { what: string; others?: readonly OtherTab[] }) => (
  <ListTabs label={what} first={`All ${what.toLowerCase()}`} parts={deleted} {...(others && { others })} />
);
