import { useGetList, useListContext } from 'react-admin';
import { ListTabs } from '../list/ListTabs';

/** All Collabs, and those of each kind of claim that staff may have to decide. */
export function CollabTabs() {
  const list = useListContext();
  const { contentClaimed, noShowClaimed: _, ...rest } = list.filterValues as Record<string, unknown>;
  const claimed = { ...rest, contentClaimed: true };
  const { total } = useGetList(list.resource, { filter: claimed, pagination: { page: 1, perPage: 1 } });
  const missingContent = {
    label: 'Missing content to decide',
    total,
    chosen: String(contentClaimed) === 'true',
    onChoose: () => list.setFilters(claimed, {}),
    onLeave: ({ contentClaimed: __, ...filter }: Readonly<Record<string, unknown>>) => list.setFilters(filter, {}),
  };
  return (
    <ListTabs
      label="Collabs"
      source="noShowClaimed"
      first="All"
      second="No-shows to decide"
      others={[missingContent]}
    />
  );
}
