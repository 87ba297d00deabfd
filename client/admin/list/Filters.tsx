import { IconAdjustmentsHorizontal, IconBookmark } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense, useState } from 'react';
import { useStore, useListContext } from 'react-admin';
import { latePart } from '../../app/theme/with-mui';
import { TextInput } from '../../ui/TextInput';
import { useTypedText } from '../../ui/use-typed-text';
import { viewResourceOf } from '../views/view-resource';
import { useFilters } from './useFilters';

const FilterSheet = latePart(() => import('./FilterSheet').then((module) => module.FilterSheet));

type FiltersProps = {
  /** The resource's own filters. */
  filters?: ReactNode;
  /** The content needs the full width, so they are above it until someone moves them to the side. */
  wide?: boolean;
  /** The filtered content. */
  children: ReactNode;
};

/**
 * Search, saved views and the resource's own filters: next to the list if there is room, until hidden; else above it,
 * with the resource’s own in a sheet.
 */
export function Filters({ filters, wide = false, children }: FiltersProps) {
  const hasRoom = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const hasMuch = useMediaQuery('(min-width: 1400px)', { noSsr: true });
  const [wished, setBeside] = useStore<boolean | null>(wide ? 'filters.beside-board' : 'filters.beside', null);
  const beside = wished ?? (hasMuch && !wide);
  const [sheet, setSheet] = useState(false);
  if (hasRoom && beside && filters) {
    return (
      <Box sx={{ display: 'flex', gap: 5, alignItems: 'flex-start' }}>
        <Box component="aside" aria-label="Filters" sx={aside}>
          <Box role="search" sx={{ display: 'grid', gap: 5 }}>
            <SearchField />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <ViewsButton />
              <Button
                size="small"
                aria-label="Hide the filters"
                aria-expanded
                onClick={() => setBeside(false)}
                sx={{ ml: 'auto' }}
              >
                Hide
              </Button>
            </Box>
            <ClearAll />
            {filters}
          </Box>
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      </Box>
    );
  }
  return (
    <>
      <Box role="search" sx={bar}>
        <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 220px' }, maxWidth: { sm: 320 } }}>
          <SearchField />
        </Box>
        <ViewsButton />
        {filters && <FiltersButton open={sheet} onOpen={() => (hasRoom ? setBeside(true) : setSheet(true))} />}
        <ClearAll />
      </Box>
      {children}
      <Suspense fallback={null}>
        {sheet && !hasRoom && <FilterSheet onClose={() => setSheet(false)}>{filters}</FilterSheet>}
      </Suspense>
    </>
  );
}

function FiltersButton({ open, onOpen }: { open: boolean; onOpen: () => void }) {
  const { applied } = useFilters();
  const chosen = Object.keys(applied).filter((name) => name !== 'q').length;
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<IconAdjustmentsHorizontal size={18} stroke={1.75} />}
      aria-expanded={open}
      onClick={onOpen}
    >
      {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
    </Button>
  );
}

function ClearAll() {
  const { applied, clear } = useFilters();
  if (Object.keys(applied).length === 0) return null;
  return (
    <Button size="small" onClick={clear} sx={{ justifySelf: 'start' }}>
      Clear all
    </Button>
  );
}

/** Its buttons are as high as its field. */
const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  alignItems: 'flex-end',
  mb: 4,
  '& .MuiButton-root': { minHeight: 44 },
} as const;

const aside = {
  // as wide as an email address
  flex: '0 0 16.5rem',
  position: 'sticky',
  // below the top bar, which is 64 px high
  top: 80,
  maxHeight: 'calc(100vh - 96px)',
  overflowY: 'auto',
  // room for focus rings and selection
  mx: -2,
  px: 2,
  pb: 2,
} as const;

/** The search text, debounced. */
function SearchField() {
  const { valueOf, set } = useFilters();
  const [typed, type] = useTypedText(valueOf('q'), (words) => set('q', words));
  return <TextInput label="Search" type="search" value={typed} onChange={type} maxLength={100} />;
}

const ViewsMenu = latePart(() => import('../views/ViewsMenu').then((module) => module.ViewsMenu));

/** Saved views of this list; lazily loaded. */
function ViewsButton() {
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
