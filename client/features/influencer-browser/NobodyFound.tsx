import Button from '@mui/material/Button';
import { EmptyState } from '../../ui/EmptyState';
import { appliedFilters, type BrowserFilter, toggled } from './browser-filter';

type NobodyFoundProps = { filter: BrowserFilter; onChange: (filter: BrowserFilter) => void };

/** Why nobody is there, and which filter to loosen: the one that was chosen last. */
export function NobodyFound({ filter, onChange }: NobodyFoundProps) {
  const last = appliedFilters(filter).at(-1);
  if (filter.text) {
    return (
      <EmptyState
        title={`Nobody matches “${filter.text}”${last ? ' with these filters' : ''}`}
        action={
          <Button variant="outlined" onClick={() => onChange({ ...filter, text: '' })}>
            Search without these words
          </Button>
        }
      />
    );
  }
  if (!last) return <EmptyState title="There are no influencers yet">They show here as soon as they join.</EmptyState>;
  return (
    <EmptyState
      title="Nobody matches all of these filters"
      action={
        <>
          <Button variant="outlined" onClick={() => onChange(toggled(filter, last.name, last.id))}>
            Search without “{last.label}”
          </Button>
          <Button onClick={() => onChange({ ...filter, chosen: {}, text: '' })}>Clear all</Button>
        </>
      }
    />
  );
}
