import { bases, pieceMetrics } from '../../../server/contract/metrics';
import { call } from '../../api/client';
import type {
  ImportMetrics,
  MetricsImport,
  BrandImport,
  ImportBrands,
  ImportInfluencers,
  InfluencerImport,
} from '../../api/table-import';
import type { ReactNode } from 'react';
import { NotFound } from '../../shell/FaultPage';
import { useSession } from '../../shell/session/session-context';
import { PageHeader } from '../../ui/PageHeader';
import { encodingChoice, type ImportKind } from '../../ui/table-import/kind';
import { TableImport } from '../../ui/table-import/TableImport';
import { platforms } from '../../../server/contract/lists/social';
import { engagementUnits } from '../../../server/contract/rules/tables/engagement-unit';
import { paths } from '../../app/paths';

type StaffPageProps = { title: string; lead: string; children: ReactNode };

function StaffPage({ title, lead, children }: StaffPageProps) {
  if (useSession().actor.type !== 'admin') return <NotFound />;
  return (
    <>
      <PageHeader title={title} lead={lead} />
      {children}
    </>
  );
}

/** Staff import influencers from a table. */
export const InfluencerImportPage = () => (
  <StaffPage
    title="Import influencers"
    lead="From a published list: .csv, .xlsx or .json. They become profiles that people can claim. You’ll see a preview before anything is stored."
  >
    <TableImport kind={influencerImport} />
  </StaffPage>
);

/** Staff import brands from a table. */
export const BrandImportPage = () => (
  <StaffPage
    title="Import brands"
    lead="From a list: .csv, .xlsx or .json. They start as leads, and nobody is invited. You’ll see a preview before anything is stored."
  >
    <TableImport kind={brandImport} />
  </StaffPage>
);

/** Staff import post numbers from a table. */
export const MetricsImportPage = () => (
  <StaffPage
    title="Import post numbers"
    lead="From a file such as a platform’s export: .csv, .xlsx or .json. Posts are matched by their links. You’ll see a preview before anything is stored."
  >
    <TableImport kind={numbersImport} />
  </StaffPage>
);

const rows = (count: number): string => (count === 0 ? 'No rows' : count === 1 ? '1 row' : `${count} rows`);

const numbersImport: ImportKind<ImportMetrics, MetricsImport> = {
  resource: 'piece-readings',
  send: (body) => call('POST /api/v1/admin/piece-readings/import', { body }),
  choices: [{ id: 'basis', label: 'Where the numbers come from', options: bases, first: 'declared' }, encodingChoice],
  fields: [
    { id: 'post', label: 'Link to the post', needed: 'Please choose the column with the links.' },
    { id: 'takenAt', label: 'Date of the numbers', none: 'None: they’re today’s' },
    ...pieceMetrics.map(({ id, label }) => ({ id, label })),
  ],
  tellsProgress: false,
  madeInWords: ({ created }, done) => `${rows(created)} ${done ? 'imported' : 'will be imported'}.`,
};

const counted = new Intl.NumberFormat('en-GB');

type Things = readonly [one: string, several: string];

const things = (count: number, made: Things): string => `${counted.format(count)} ${made[count === 1 ? 0 : 1]}`;

const made = (count: number, of: Things, done: boolean): string =>
  `${things(count, of)} ${done ? 'created' : 'will be created'}`;

const profiles: Things = ['profile', 'profiles'];
const brands: Things = ['brand', 'brands'];

const influencerImport: ImportKind<ImportInfluencers, InfluencerImport> = {
  resource: 'influencer-manager',
  send: (body) => call('POST /api/v1/admin/influencer-manager/import', { body }),
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
      ofFile: true,
      options: engagementUnits,
      needed: 'Please choose: we can’t tell from the numbers.',
      isAsked: (report) => typeof report?.columns.engagement === 'number',
    },
    { id: 'asOf', label: 'Date of the figures', ofFile: true, isAsked: (report) => report !== undefined },
    encodingChoice,
  ],
  fields: [
    { id: 'handle', label: 'Handle', needed: 'Please choose the column with the handles.' },
    { id: 'name', label: 'Name' },
    { id: 'followers', label: 'Followers' },
    { id: 'engagement', label: 'Engagement' },
    { id: 'country', label: 'Country' },
    { id: 'city', label: 'City' },
    { id: 'email', label: 'Email' },
    { id: 'platform', label: 'Platform of each row', none: 'None: the same for all rows' },
    { id: 'asOf', label: 'Date of each row', none: 'None: the same for all rows' },
  ],
  several: { id: 'categories', label: 'Categories' },
  tellsProgress: true,
  madeInWords: ({ created, updated }, done) =>
    `${made(created, profiles, done)}, ${things(updated, profiles)} updated.`,
  list: { to: paths.admin.influencers, label: 'Influencers' },
};

const brandImport: ImportKind<ImportBrands, BrandImport> = {
  resource: 'brand-manager',
  send: (body) => call('POST /api/v1/admin/brand-manager/import', { body }),
  choices: [encodingChoice],
  fields: [
    { id: 'name', label: 'Name', needed: 'Please choose the column with the names.' },
    { id: 'email', label: 'Email', needed: 'Please choose the column with the email addresses.' },
    { id: 'city', label: 'City', needed: 'Please choose the column with the cities.' },
    { id: 'category', label: 'Category', needed: 'Please choose the column with the categories.' },
    { id: 'website', label: 'Website' },
  ],
  tellsProgress: true,
  madeInWords: ({ created }, done) => `${made(created, brands, done)}.`,
  list: { to: paths.admin.brands, label: 'Brands' },
};
