import type { CsvColumns } from '../../../../shared/http/csv-file.js';
import type { UsageRow } from '../../ports/usage-queries.js';

export const usageCsv: CsvColumns<UsageRow> = {
  When: ({ occurredAt }) => occurredAt,
  What: ({ title }) => title,
  Title: ({ target }) => target,
  Page: ({ page }) => page,
  Profile: ({ profile }) => profile.name,
  Kind: ({ profile }) => profile.type,
  'Profile id': ({ profile }) => profile.uid,
  'Person id': ({ userId }) => userId,
};
