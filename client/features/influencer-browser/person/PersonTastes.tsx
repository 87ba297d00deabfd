import { labelOf } from '../../../../server/contract/lists/option';
import { influencerFilterNames, influencerFilters } from '../../../../server/contract/rules/influencer-filters';
import type { InfluencerSheet } from '../browser-api';
import { FactList } from './FactList';
import { SheetPart } from './SheetPart';

/** Everything else that somebody says of themselves and lets brands see, list by list. */
export function PersonTastes({ person: { name, attributes } }: { person: InfluencerSheet }) {
  const facts = influencerFilterNames.flatMap((list) => {
    const ids = attributes[list] ?? [];
    const { label, options } = influencerFilters[list];
    return ids.length > 0 ? [[label, ids.map((id) => labelOf(options, id, id)).join(', ')] as const] : [];
  });
  if (facts.length === 0) return null;
  return (
    <SheetPart title={`More about ${name}`}>
      <FactList facts={facts} />
    </SheetPart>
  );
}
