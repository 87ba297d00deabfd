import { ListTabs } from '../list/ListTabs';

/** What is there, and what has been deleted and can be brought back. */
export const DeletionTabs = ({ what }: { what: string }) => (
  <ListTabs label={what} source="deleted" first={`All ${what.toLowerCase()}`} second="Deleted" />
);
