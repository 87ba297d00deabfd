import { categoryLabel, cityLabel } from '../../../server/contract/lists/labels';
import type { FeedFilter } from '../../api/offers';
import { EmptyState } from '../../ui/EmptyState';
import { Button } from '../../ui/elements';

type NothingFoundProps = { filter: FeedFilter; onChange: (filter: FeedFilter) => void };

/** Says why the feed is empty, and which filter to remove. */
export function NothingFound({ filter, onChange }: NothingFoundProps) {
  const { city, category } = filter;
  if (category) {
    return (
      <EmptyState
        title={`No ${categoryLabel(category)} offers${city ? ` in ${cityLabel(city)}` : ''} right now`}
        action={
          <Button variant="outlined" onClick={() => onChange({ ...filter, category: '' })}>
            Show all categories
          </Button>
        }
      />
    );
  }
  if (city) {
    return (
      <EmptyState
        title={`No offers in ${cityLabel(city)} right now`}
        action={
          <Button variant="outlined" onClick={() => onChange({ ...filter, city: '' })}>
            Show all cities
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState title="No offers right now">
      Brands publish new ones every week. They appear here as soon as they are live.
    </EmptyState>
  );
}
