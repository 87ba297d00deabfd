import { ListTabs, type OtherTab } from '../list/ListTabs';

const deleted = [{ source: 'deleted', label: 'Deleted' }] as const;

/** Existing records, and deleted ones that can be restored. */
export const DeletionTabs = ({ what, others }: { what: string; others?: readonly OtherTab[] }) => (
  <ListTabs label={what} first={`All ${what.toLowerCase()}`} parts={deleted} {...(others && { others })} />
);
