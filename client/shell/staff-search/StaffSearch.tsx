import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths';
import { lazyWithMui } from '../../app/theme/with-mui';
import { Box, Button } from '../../ui/elements';

const SearchDialog = lazyWithMui(() => import('./SearchDialog').then((module) => module.SearchDialog));

/** How long after `G` a letter still selects a page. */
const waitMs = 1_500;

const fromSmall = { xs: 'none', sm: 'inline' } as const;

/** On every staff page: global search, by button or Ctrl K, and `G` followed by a letter for each page of the panel. */
export function StaffSearch() {
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
    <>
      <Button
        aria-label="Search everything"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setSearching(true)}
        sx={{ minWidth: 44, px: { xs: 0, sm: 4 }, color: 'text.primary' }}
      >
        <IconSearch size={20} stroke={1.75} aria-hidden />
        <Box component="span" sx={{ ml: 2, display: fromSmall }}>
          Search everything
        </Box>
        <Box component="kbd" sx={{ ml: 2, font: 'inherit', color: 'text.secondary', display: fromSmall }}>
          Ctrl K
        </Box>
      </Button>
      <Suspense fallback={null}>{searching && <SearchDialog onClose={() => setSearching(false)} />}</Suspense>
    </>
  );
}

/** `G`, then a letter. */
const pageLetters: Readonly<Record<string, string>> = {
  b: paths.admin.brands,
  i: paths.admin.influencers,
  u: paths.admin.users,
  c: paths.admin.collabs,
  l: paths.admin.lists,
  a: paths.admin.ads,
  e: paths.admin.usage,
  p: paths.admin.preferences,
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null);

const isSearch = ({ key, ctrlKey, metaKey }: Pressed): boolean => (ctrlKey || metaKey) && key.toLowerCase() === 'k';

/** The letter, if it was typed outside a text field; otherwise null. */
const letterOf = ({ key, ctrlKey, metaKey, altKey, target }: Pressed): string | null =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey && !isTyping(target) ? key.toLowerCase() : null;
