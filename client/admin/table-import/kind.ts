import { paths } from '../../app/paths';

type Field = Readonly<{
  id: string;
  label: string;
  /** What is said where nothing can be imported without it. */
  needed?: string;
}>;

/** What makes the import of one kind of records differ from that of another. */
export type ImportKind = Readonly<{
  resource: 'brand-manager' | 'influencer-manager';
  title: string;
  lead: string;
  /** What is made of a row: one, and several. */
  made: readonly [one: string, several: string];
  /** Whether rows can bring up to date what there is. */
  updates: boolean;
  /** Whether the whole table is of one platform. */
  platform: boolean;
  fields: readonly Field[];
  /** Whether there are categories, which may lie in several columns. */
  severalCategories: boolean;
  list: Readonly<{ to: string; label: string }>;
}>;

export const influencerImport: ImportKind = {
  resource: 'influencer-manager',
  title: 'Import influencers',
  lead: 'From a CSV file, as it was published. They become profiles that can be claimed; nothing is stored before you have seen what would be.',
  made: ['profile', 'profiles'],
  updates: true,
  platform: true,
  fields: [
    { id: 'handle', label: 'Handle', needed: 'Please choose the column of handles.' },
    { id: 'name', label: 'Name' },
    { id: 'followers', label: 'Followers' },
    { id: 'engagement', label: 'Engagement' },
    { id: 'country', label: 'Country' },
  ],
  severalCategories: true,
  list: { to: paths.admin.influencers, label: 'Influencers' },
};

export const brandImport: ImportKind = {
  resource: 'brand-manager',
  title: 'Import brands',
  lead: 'From a CSV file. They begin as leads, and nobody is invited; nothing is stored before you have seen what would be.',
  made: ['brand', 'brands'],
  updates: false,
  platform: false,
  fields: [
    { id: 'name', label: 'Name', needed: 'Please choose the column of names.' },
    { id: 'email', label: 'E-mail', needed: 'Please choose the column of e-mail addresses.' },
    { id: 'city', label: 'City', needed: 'Please choose the column of cities.' },
    { id: 'category', label: 'Category', needed: 'Please choose the column of categories.' },
    { id: 'website', label: 'Website' },
  ],
  severalCategories: false,
  list: { to: paths.admin.brands, label: 'Brands' },
};
