import Button from '@mui/material/Button';
import type { ContentFilter } from '../../api/content';
import { EmptyState } from '../../ui/EmptyState';

type NothingHereProps = { filter: ContentFilter; onChange: (filter: ContentFilter) => void };

/** Why no piece shows, and what to do about it. */
export function NothingHere({ filter, onChange }: NothingHereProps) {
  if (Object.values(filter).some(Boolean))
    return (
      <EmptyState
        title="No piece fits"
        action={
          <Button variant="contained" onClick={() => onChange({ type: '', rights: '', text: '' })}>
            Clear the filters
          </Button>
        }
      >
        Try fewer filters, or another word.
      </EmptyState>
    );
  return (
    <EmptyState title="Nothing here yet">
      When you approve a piece that a creator has handed in, it comes here, ready to download.
    </EmptyState>
  );
}
