import Button from '@mui/material/Button';
import type { ContentFilter } from '../../api/content';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { EmptyState } from '../../ui/EmptyState';
import { TextLink } from '../../ui/TextLink';

type NothingHereProps = { filter: ContentFilter; onChange: (filter: ContentFilter) => void };

/** Why no piece shows, and what to do about it. */
export function NothingHere({ filter, onChange }: NothingHereProps) {
  const { actor } = useSession();
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
    <EmptyState
      title="Nothing here yet"
      action={<TextLink to={paths.brand.dashboard(actor.uid)}>See your Collabs</TextLink>}
    >
      When you approve a piece that a creator has handed in, it comes here, ready to download.
    </EmptyState>
  );
}
