import { IconSearch } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, lazy, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isSearch, letterOf, pageLetters } from './shortcuts';

const SearchDialog = lazy(() => import('./SearchDialog').then((module) => ({ default: module.SearchDialog })));

/** How long after `G` a letter still means a page. */
const waitMs = 1_500;

/** The search over everything, by its button or Ctrl K, and `G` with a letter for each page. */
export function PanelKeys() {
  const [searching, setSearching] = useState(false);
  const goneAt = useRef(-Infinity);
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isSearch(event)) {
        event.preventDefault();
        setSearching(true);
        return;
      }
      const letter = letterOf(event);
      const page = letter === null ? undefined : pageLetters[letter];
      if (page && event.timeStamp - goneAt.current < waitMs) void navigate(page);
      goneAt.current = letter === 'g' ? event.timeStamp : -Infinity;
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate]);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: { xs: -3, sm: -5 }, mb: 2 }}>
      <Button
        size="small"
        startIcon={<IconSearch size={18} stroke={1.75} />}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setSearching(true)}
      >
        Search everything
        <Box
          component="kbd"
          sx={{ ml: 2, font: 'inherit', color: 'text.secondary', display: { xs: 'none', sm: 'inline' } }}
        >
          Ctrl K
        </Box>
      </Button>
      <Suspense fallback={null}>{searching && <SearchDialog onClose={() => setSearching(false)} />}</Suspense>
    </Box>
  );
}
