import { IconX } from '@tabler/icons-react';
import { Box, Button, ButtonBase } from '../../ui/elements';
import { appliedFilters, type BrowserFilter, isNarrowed, type ShownSort, shownSorts, toggled } from './browser-filter';
import { Suspense } from 'react';
import { latePart } from '../../app/theme/with-mui';
import { useEntitlement } from '../../shell/billing/use-billing';
import { useSession } from '../../shell/session/session-context';
import { ChoiceOf } from './ChoiceOf';

type AppliedFiltersProps = { filter: BrowserFilter; onChange: (filter: BrowserFilter) => void };

/** All active filters, each with a button to remove it. */
export function AppliedFilters({ filter, onChange }: AppliedFiltersProps) {
  if (!isNarrowed(filter)) return null;
  return (
    <Box
      component="ul"
      aria-label="Filters in use"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', listStyle: 'none', p: 0, m: 0, mt: 4 }}
    >
      {appliedFilters(filter).map(({ name, id, label }) => (
        <li key={`${name}-${id}`}>
          <ButtonBase aria-label={`Remove ${label}`} onClick={() => onChange(toggled(filter, name, id))} sx={chip}>
            {label}
            <IconX size={16} stroke={1.75} aria-hidden />
          </ButtonBase>
        </li>
      ))}
      <li>
        <Button size="small" onClick={() => onChange({ ...filter, chosen: {}, text: '' })}>
          Clear all
        </Button>
      </li>
    </Box>
  );
}

const chip = {
  gap: 1.5,
  minHeight: { xs: 44, sm: 32 },
  pl: 3,
  pr: 2,
  borderRadius: 999,
  bgcolor: 'pass.sunken',
  typography: 'body2',
  fontWeight: 550,
} as const;

const MatchFor = latePart(() => import('./MatchFor').then((module) => module.default));

type SortChoiceProps = { filter: BrowserFilter; onChange: (filter: BrowserFilter) => void };

/** The sort order, and for the best match what to match. Only a brand has its own match and venues. */
export function SortChoice({ filter, onChange }: SortChoiceProps) {
  const { actor } = useSession();
  const locked = useEntitlement('aiTargeting')?.allowed === false;
  const isBrand = actor.type === 'brand';
  const sorts = shownSorts
    .filter(({ id }) => isBrand || (id !== 'match' && id !== 'near'))
    .map(({ id, label }) => ({ id, label: id === 'match' && locked ? `${label} (Starter and above)` : label }));
  return (
    <>
      <ChoiceOf
        label="Sort by"
        options={sorts}
        value={isBrand || filter.sort !== 'near' ? filter.sort : 'followers'}
        onChange={(sort) => onChange({ ...filter, sort: sort as ShownSort, offer: '' })}
      />
      <Suspense fallback={null}>
        {filter.sort === 'match' && isBrand && !locked && (
          <MatchFor value={filter.offer} onChange={(offer) => onChange({ ...filter, offer })} />
        )}
      </Suspense>
    </>
  );
}
