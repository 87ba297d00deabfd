import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext } from 'react-admin';
import type { FacetCounts } from '../../../server/contract/rules/facet-counts';
import type { PanelDataProvider } from '../data-provider';
import { resources } from '../resources';
import { useFilters } from './useFilters';

const counted: readonly string[] = [resources.brands, resources.influencers, resources.users, resources.collabs];

/** How many rows of this list there are of each option of its filters, where that is counted. They come after the rows. */
export function useFacets(): FacetCounts | undefined {
  const { resource, isPending } = useListContext();
  const { applied } = useFilters();
  const dataProvider = useDataProvider<PanelDataProvider>();
  const { data } = useQuery({
    queryKey: [resource, 'facets', applied],
    queryFn: ({ signal }) => dataProvider.facets(resource, applied, signal),
    enabled: counted.includes(resource) && !isPending,
    placeholderData: keepPreviousData,
  });
  return data;
}
