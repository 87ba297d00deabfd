import { cityLabel, platformLabel } from '../../../server/contract/lists/labels';
import type { components } from '../../api/schema';

/** An influencer in a row for staff. */
export type Influencer = components['schemas']['StaffInfluencerView'];
type InfluencerSource = Influencer['source'];

export const sources = [
  { id: 'joined', label: 'Joined' },
  { id: 'imported', label: 'Imported' },
  { id: 'staff', label: 'Added by staff' },
] as const satisfies readonly { id: InfluencerSource; label: string }[];

export const sourceLabel = (source: InfluencerSource): string =>
  sources.find(({ id }) => id === source)?.label ?? 'N/A';

/** Imports have more countries than the product's own list. */
const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' });

/** "London" for someone here, the country for someone abroad. */
export const placeOf = ({ city, country }: Pick<Influencer, 'city' | 'country'>): string =>
  city ? cityLabel(city) : country ? (countryNames.of(country) ?? country) : 'N/A';

export const platformsOf = ({ accounts }: Pick<Influencer, 'accounts'>): string =>
  accounts.map(({ platform }) => platformLabel(platform)).join(', ') || 'N/A';

const percent = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

export const engagementText = (engagement: number | null): string =>
  engagement === null ? 'N/A' : `${percent.format(engagement)}%`;
