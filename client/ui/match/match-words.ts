import { labelOf } from '../../../server/contract/lists/option';
import { type InfluencerFilterName, influencerFilters } from '../../../server/contract/rules/influencer-filters';
import type { components } from '../../api/schema';

type Reason = components['schemas']['MatchReasonView'];
type Wish = components['schemas']['WishView'];

const listLabel = (list: string): string => influencerFilters[list as InfluencerFilterName].label;

const optionLabels = (list: string, options: readonly string[], or: string): string =>
  options.map((id) => labelOf(influencerFilters[list as InfluencerFilterName].options, id, id)).join(or);

/** "Cuisines: Italian", or the words of the bio that speak for somebody. */
export function reasonInWords({ kind, list = '', options = [], because = '' }: Reason): string {
  if (kind === 'words') return `Writes about ${because}`;
  if (list === 'profile') return 'On Tastemaker, so can answer';
  return `${listLabel(list)}: ${optionLabels(list, options, ', ')}`;
}

/** What would have to be so. */
export function missingInWords({ list, options }: Wish): string {
  if (list === 'profile') return 'Be on Tastemaker';
  if (list === 'engagement') return `Engagement of ${optionLabels(list, options, ' or ')}`;
  if (list === 'city') return `Live in ${optionLabels(list, options, ' or ')}`;
  return `${optionLabels(list, options, ' or ')} in ${listLabel(list).toLowerCase()}`;
}
