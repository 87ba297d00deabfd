import { IconBookmark } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { Suspense, lazy, useState } from 'react';
import { useSession } from '../../shell/session/session-context';
import { savedSearchesQuery } from './browser-api';
import type { BrowserFilter } from './browser-filter';

const SavedSearchesDialog = lazy(() => import('./SavedSearchesDialog'));

/** The way to the searches that the brand keeps, and to keeping this one. */
export function SavedSearches({ filter }: { filter: BrowserFilter }) {
  const { actor } = useSession();
  const [open, setOpen] = useState<boolean>();
  const { data } = useQuery({ ...savedSearchesQuery, enabled: actor.type === 'brand' });
  if (actor.type !== 'brand') return null;
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => setOpen(true)}
        startIcon={<IconBookmark size={20} stroke={1.75} aria-hidden />}
      >
        {data?.length ? `Saved searches (${data.length})` : 'Saved searches'}
      </Button>
      <Suspense fallback={null}>
        {open !== undefined && (
          <SavedSearchesDialog filter={filter} searches={data ?? []} open={open} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
