import { categoryLabel, cityLabel, onboardingStageLabel, salesStageLabel } from '../../../server/contract/lists/labels';
import type { components } from '../../api/schema';
import type { CsvColumn } from '../list/csv';

/** A brand as staff see it. */
export type Brand = components['schemas']['StaffBrandView'];

export const brandCsv: readonly CsvColumn<Brand>[] = [
  { header: 'Name', value: (brand) => brand.name },
  { header: 'E-mail', value: (brand) => brand.email },
  { header: 'City', value: (brand) => cityLabel(brand.city) },
  { header: 'Category', value: (brand) => categoryLabel(brand.category) },
  { header: 'Sales stage', value: (brand) => salesStageLabel(brand.salesStage) },
  { header: 'Onboarding stage', value: (brand) => onboardingStageLabel(brand.onboardingStage) },
  { header: 'Account manager', value: (brand) => brand.accountManager },
  { header: 'Created', value: (brand) => brand.createdAt },
];
