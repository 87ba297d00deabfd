import { IconBookmark, IconListDetails } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { lazyWithMui } from '../../app/theme/with-mui';
import { useSession } from '../../shell/session/session-context';
import { Box, Button } from '../../ui/elements';
import { savedSearchesQuery } from './browser-api';
import type { BrowserFilter } from './browser-filter';

/** What a brand saves while browsing: searches and lists. */
export function KeptByBrand({ filter }: { filter: BrowserFilter }) {
  const { actor } = useSession();
  if (actor.type !== 'brand') return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, ml: { xs: -2, sm: 0 } }}>
      <SavedSearches filter={filter} />
      <Button
        component={Link}
        to={paths.brand.lists}
        startIcon={<IconListDetails size={20} stroke={1.75} aria-hidden />}
      >
        Lists
      </Button>
    </Box>
  );
}

const SavedSearchesDialog = lazyWithMui(() => import('./SavedSearchesDialog').then((module) => module.default));

/** Opens the saved searches, where this one can be saved too. */
function SavedSearches({ filter }: { filter: BrowserFilter }) {
  const [open, setOpen] = useState<boolean>();
  const { data } = useQuery(savedSearchesQuery);
  return (
    <>
      <Button onClick={() => setOpen(true)} startIcon={<IconBookmark size={20} stroke={1.75} aria-hidden />}>
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
