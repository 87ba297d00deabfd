import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { latePart } from '../../app/theme/with-mui';
import { categoryLabel, cityLabel } from '../../../server/contract/lists/labels';
import { ExactTime, RelativeTime } from '../../ui/RelativeTime';
import { DeletedNotice, DeleteProfile } from '../deletion/deletion';
import { Facts, RecordHeader } from '../record/record-parts';
import { ProfileUsage } from '../record/ProfileUsage';
import { useMay } from '../staff/useMay';
import { ViewAsButton } from '../staff/ViewAsButton';
import { type Brand, planNow } from '../resources';
import { BrandForm } from './BrandForm';

const BillingTab = latePart(() => import('./billing/BillingTab').then((module) => module.BillingTab));
const DeskTab = latePart(() => import('../desk/DeskTab').then((module) => module.DeskTab));
const Timeline = latePart(() => import('../desk/Timeline').then((module) => module.Timeline));
const BrandCollabs = latePart(() => import('./BrandCollabs').then((module) => module.BrandCollabs));
const BrandPeople = latePart(() => import('./BrandPeople').then((module) => module.BrandPeople));

type Part = Readonly<{ id: string; label: string; show: (brand: Brand) => ReactNode }>;

const profile = { id: 'profile', label: 'Profile' };

const otherParts: readonly Part[] = [
  { id: 'desk', label: 'Tasks', show: ({ id }) => <DeskTab kind="brand" id={id} /> },
  { id: 'collabs', label: 'Collabs', show: ({ id }) => <BrandCollabs brandId={id} /> },
  { id: 'people', label: 'People', show: (brand) => <BrandPeople brand={brand} /> },
  { id: 'billing', label: 'Billing', show: ({ id }) => <BillingTab brandId={id} /> },
  { id: 'timeline', label: 'Timeline', show: ({ id }) => <Timeline kind="brand" id={id} /> },
];

/** One brand: its details, staff's notes and tasks, its Collabs, people, billing, and history. */
export function BrandRecord() {
  const brand = useRecordContext<Brand>();
  const [shown, setShown] = useState(profile.id);
  if (!brand) return null;
  return (
    <>
      <RecordHeader
        title={brand.name}
        subtitle={`${categoryLabel(brand.category)}, ${cityLabel(brand.city)}`}
        picture={brand.avatarPath}
      />
      {!brand.deletedAt && (
        <Box>
          <ViewAsButton uid={brand.id} type="brand" />
        </Box>
      )}
      <Tabs
        aria-label="Of this brand"
        variant="scrollable"
        value={shown}
        onChange={(_, chosen: string) => setShown(chosen)}
        sx={{ borderBottom: 1, borderColor: 'divider', '& .MuiTab-root': { minWidth: 0, px: 2 } }}
      >
        {[profile, ...otherParts].map(({ id, label }) => (
          <Tab key={id} value={id} label={label} />
        ))}
      </Tabs>
      {/* Never unmounted, since it may contain unsaved changes. */}
      <Box sx={{ display: shown === profile.id ? 'contents' : 'none' }}>
        <BrandProfile brand={brand} />
      </Box>
      <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
        {otherParts.find(({ id }) => id === shown)?.show(brand)}
      </Suspense>
    </>
  );
}

/** The brand's details, and the fields that staff can change. */
function BrandProfile({ brand }: { brand: Brand }) {
  const may = useMay();
  const what = { kind: 'brand', id: brand.id, name: brand.name } as const;
  return (
    <>
      <Facts
        facts={[
          ['Email', brand.email],
          ['Plan', planNow(brand)],
          ['Created', <ExactTime time={brand.createdAt} />],
          ['Activity in 30 days', <ProfileUsage uid={brand.id} />],
          ['Last changed', <RelativeTime time={brand.updatedAt} />],
        ]}
      />
      {brand.deletedAt ? (
        <DeletedNotice {...what} deletedAt={brand.deletedAt} />
      ) : (
        <>
          {may('brand.change') && <BrandForm id={brand.id} />}
          <DeleteProfile {...what} />
        </>
      )}
    </>
  );
}
