import { platforms } from '../../../server/contract/lists/social';
import { call } from '../../api/client';
import type { BrandImport, ImportBrands, ImportInfluencers, InfluencerImport } from '../../api/table-import';
import { paths } from '../../app/paths';
import type { ImportKind, Outcome } from './kind';

const counted = new Intl.NumberFormat('en-GB');
const rows = (count: number): string => `${counted.format(count)} ${count === 1 ? 'row' : 'rows'}`;
const numbersShown = 10;

type Things = readonly [one: string, several: string];
type Made = Pick<BrandImport, 'created' | 'updated' | 'rejected' | 'skipped'>;

/** How many are new, how many say more of what we know, and why the others came to nothing. */
function outcome({ created, updated, rejected, skipped }: Made, made: Things, updates: boolean, done: boolean): Outcome {
  const things = (count: number) => `${counted.format(count)} ${made[count === 1 ? 0 : 1]}`;
  const told = `${things(created)} ${done ? 'made' : 'will be made'}${updates ? `, ${things(updated)} brought up to date` : ''}.`;
  return {
    sentence: rejected > 0 ? `${told} ${rows(rejected)} cannot be taken.` : told,
    leftOut: skipped.map(({ reason, count, rows: numbers }) => {
      const shown = `${numbers.slice(0, numbersShown).join(', ')}${count > numbersShown ? ' …' : ''}`;
      return `${rows(count)}: ${reason} (${count === 1 ? 'row' : 'rows'} ${shown})`;
    }),
  };
} // prettier-ignore

const changesIn = ({ created, updated }: Made): number => created + updated;

export const influencerImport: ImportKind<ImportInfluencers, InfluencerImport> = {
  resource: 'influencer-manager',
  send: (body) => call('POST /api/v1/admin/influencer-manager/import', { body }),
  title: 'Import influencers',
  lead: 'From a CSV file, as it was published. They become profiles that can be claimed; nothing is stored before you have seen what would be.',
  choice: {
    id: 'platform',
    label: 'Platform',
    options: platforms,
    needed: 'Please choose: the file does not say it.',
  },
  fields: [
    { id: 'handle', label: 'Handle', needed: 'Please choose the column of handles.' },
    { id: 'name', label: 'Name' },
    { id: 'followers', label: 'Followers' },
    { id: 'engagement', label: 'Engagement' },
    { id: 'country', label: 'Country' },
  ],
  several: { id: 'categories', label: 'Categories' },
  tellsProgress: true,
  changesIn,
  outcomeOf: (report, done) => outcome(report, ['profile', 'profiles'], true, done),
  list: { to: paths.admin.influencers, label: 'Influencers' },
};

export const brandImport: ImportKind<ImportBrands, BrandImport> = {
  resource: 'brand-manager',
  send: (body) => call('POST /api/v1/admin/brand-manager/import', { body }),
  title: 'Import brands',
  lead: 'From a CSV file. They begin as leads, and nobody is invited; nothing is stored before you have seen what would be.',
  fields: [
    { id: 'name', label: 'Name', needed: 'Please choose the column of names.' },
    { id: 'email', label: 'E-mail', needed: 'Please choose the column of e-mail addresses.' },
    { id: 'city', label: 'City', needed: 'Please choose the column of cities.' },
    { id: 'category', label: 'Category', needed: 'Please choose the column of categories.' },
    { id: 'website', label: 'Website' },
  ],
  tellsProgress: true,
  changesIn,
  outcomeOf: (report, done) => outcome(report, ['brand', 'brands'], false, done),
  list: { to: paths.admin.brands, label: 'Brands' },
};
