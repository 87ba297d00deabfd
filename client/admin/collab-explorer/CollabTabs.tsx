import { ListTabs } from '../list/ListTabs';

const parts = [
  { source: 'contentClaimed', label: 'Missing content to decide' },
  { source: 'billContested', label: 'Bills to decide' },
  { source: 'noShowClaimed', label: 'No-shows to decide' },
] as const;

/** All Collabs, and those of each kind that staff may have to decide. */
export const CollabTabs = () => <ListTabs label="Collabs" first="All" parts={parts} />;
