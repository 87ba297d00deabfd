import { platforms } from '../../../server/contract/lists/social';
import { engagementUnits } from '../../../server/contract/rules/tables/engagement-unit';
import { call } from '../../api/client';
import type { BrandImport, ImportBrands, ImportInfluencers, InfluencerImport } from '../../api/table-import';
import { paths } from '../../app/paths';
import { encodingChoice } from './encoding-choice';
import type { ImportKind } from './kind';

const counted = new Intl.NumberFormat('en-GB');

type Things = readonly [one: string, several: string];

const things = (count: number, made: Things): string => `${counted.format(count)} ${made[count === 1 ? 0 : 1]}`;

const made = (count: number, of: Things, done: boolean): string =>
  `${things(count, of)} ${done ? 'made' : 'will be made'}`;

const profiles: Things = ['profile', 'profiles'];
const brands: Things = ['brand', 'brands'];

export const influencerImport: ImportKind<ImportInfluencers, InfluencerImport> = {
  resource: 'influencer-manager',
  send: (body) => call('POST /api/v1/admin/influencer-manager/import', { body }),
  title: 'Import influencers',
  lead: 'From a published table: .csv, .xlsx or .json. They become profiles that people can claim. You’ll see a preview before anything is stored.',
  choices: [
    {
      id: 'platform',
      label: 'Platform',
      options: platforms,
      needed: 'Please choose: the file doesn’t say.',
    },
    {
      id: 'engagement',
      label: 'Engagement is given as',
      options: engagementUnits,
      needed: 'Please choose: we can’t tell from the numbers.',
      isAsked: (report) => typeof report?.columns.engagement === 'number',
    },
    { id: 'asOf', label: 'Date of the figures', isAsked: (report) => report !== undefined },
    encodingChoice,
  ],
  fields: [
    { id: 'handle', label: 'Handle', needed: 'Please choose the column of handles.' },
    { id: 'name', label: 'Name' },
    { id: 'followers', label: 'Followers' },
    { id: 'engagement', label: 'Engagement' },
    { id: 'country', label: 'Country' },
    { id: 'city', label: 'City' },
    { id: 'email', label: 'Email' },
    { id: 'platform', label: 'Platform of each row', none: 'None: all are of one' },
    { id: 'asOf', label: 'Date of each row', none: 'None: all are of one' },
  ],
  several: { id: 'categories', label: 'Categories' },
  tellsProgress: true,
  madeInWords: ({ created, updated }, done) =>
    `${made(created, profiles, done)}, ${things(updated, profiles)} brought up to date.`,
  list: { to: paths.admin.influencers, label: 'Influencers' },
};

export const brandImport: ImportKind<ImportBrands, BrandImport> = {
  resource: 'brand-manager',
  send: (body) => call('POST /api/v1/admin/brand-manager/import', { body }),
  title: 'Import brands',
  lead: 'From a table: .csv, .xlsx or .json. They start as leads, and nobody is invited. You’ll see a preview before anything is stored.',
  choices: [encodingChoice],
  fields: [
    { id: 'name', label: 'Name', needed: 'Please choose the column of names.' },
    { id: 'email', label: 'Email', needed: 'Please choose the column of email addresses.' },
    { id: 'city', label: 'City', needed: 'Please choose the column of cities.' },
    { id: 'category', label: 'Category', needed: 'Please choose the column of categories.' },
    { id: 'website', label: 'Website' },
  ],
  tellsProgress: true,
  madeInWords: ({ created }, done) => `${made(created, brands, done)}.`,
  list: { to: paths.admin.brands, label: 'Brands' },
};
