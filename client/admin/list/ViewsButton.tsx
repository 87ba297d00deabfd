import { IconBookmark } from '@tabler/icons-react';
import Button from '@mui/material/Button';
import { Suspense, lazy, useState } from 'react';
import { useListContext } from 'react-admin';
import { viewResourceOf } from '../views/view-resource';

const ViewsMenu = lazy(() => import('../views/ViewsMenu').then((module) => ({ default: module.ViewsMenu })));

/** Saved views of this list; they come when they are asked for. */
export function ViewsButton() {
  const resource = viewResourceOf(useListContext().resource);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!resource) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<IconBookmark size={18} stroke={1.75} />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Views
      </Button>
      <Suspense fallback={null}>
        {anchor && <ViewsMenu anchor={anchor} resource={resource} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  );
}
