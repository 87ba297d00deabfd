import {
  accountManagers,
  categoryLabel,
  cityLabel,
  labelOf,
  onboardingStageLabel,
  platformLabel,
  priorityLabel,
  salesStageLabel,
} from '../../../../contract/lists/index.js';
import type { CsvColumns } from '../../../../shared/http/csv-file.js';
import type { StaffBrandRow } from '../queries/staff-brands.js';
import type { StaffInfluencerRow } from '../queries/staff-influencers.js';

export const brandCsv: CsvColumns<StaffBrandRow> = {
  Name: ({ name }) => name,
  'E-mail': ({ email }) => email,
  City: ({ city }) => cityLabel(city),
  Category: ({ category }) => categoryLabel(category),
  'Sales stage': ({ salesStage }) => salesStageLabel(salesStage),
  'Onboarding stage': ({ onboardingStage }) => onboardingStageLabel(onboardingStage),
  'Account manager': ({ accountManager }) => accountManager && labelOf(accountManagers, accountManager, 'N/A'),
  Priority: ({ priority }) => priorityLabel(priority),
  Created: ({ createdAt }) => createdAt,
};

const sources: Readonly<Record<string, string>> = { joined: 'Joined', imported: 'Imported', staff: 'Added by staff' };

export const influencerCsv: CsvColumns<StaffInfluencerRow> = {
  Handle: ({ handle }) => handle,
  Name: ({ name }) => name,
  Followers: ({ followers }) => followers,
  'Engagement, %': ({ engagement }) => engagement,
  Platforms: ({ accounts }) => accounts.map(({ platform }) => platformLabel(platform)).join(', '),
  City: ({ city }) => city && cityLabel(city),
  Country: ({ country }) => country,
  Claimed: ({ claimed }) => (claimed ? 'yes' : 'no'),
  Source: ({ source }) => sources[source] ?? 'N/A',
};
