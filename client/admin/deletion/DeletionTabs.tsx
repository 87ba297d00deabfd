import { ListTabs, type OtherTab } from '../list/ListTabs';

/** What is there, and what has been deleted and can be brought back. */
export const DeletionTabs = ({ what, others }: { what: string; others?: readonly OtherTab[] }) => (
  <ListTabs
    label={what}
    source="deleted"
    first={`All ${what.toLowerCase()}`}
    second="Deleted"
    {...(others && { others })}
  />
);
