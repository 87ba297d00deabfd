import { Suspense } from 'react';
import { latePart } from '../../app/theme/with-mui';
import { type BrowserSort, browserSorts } from '../../../server/contract/rules/influencer-filters';
import { useEntitlement } from '../../shell/billing/use-billing';
import { useSession } from '../../shell/session/session-context';
import type { BrowserFilter } from './browser-filter';
import { ChoiceOf } from './ChoiceOf';

const MatchFor = latePart(() => import('./MatchFor').then((module) => module.default));

type SortChoiceProps = { filter: BrowserFilter; onChange: (filter: BrowserFilter) => void };

/** The sort order, and for the best match what to match. Only a brand has its own match. */
export function SortChoice({ filter, onChange }: SortChoiceProps) {
  const { actor } = useSession();
  const locked = useEntitlement('aiTargeting')?.allowed === false;
  const sorts = browserSorts
    .filter(({ id }) => id !== 'match' || actor.type === 'brand')
    .map(({ id, label }) => ({ id, label: id === 'match' && locked ? `${label} (Starter and above)` : label }));
  return (
    <>
      <ChoiceOf
        label="Sort by"
        options={sorts}
        value={filter.sort}
        onChange={(sort) => onChange({ ...filter, sort: sort as BrowserSort, offer: '' })}
      />
      <Suspense fallback={null}>
        {filter.sort === 'match' && actor.type === 'brand' && !locked && (
          <MatchFor value={filter.offer} onChange={(offer) => onChange({ ...filter, offer })} />
        )}
      </Suspense>
    </>
  );
}
