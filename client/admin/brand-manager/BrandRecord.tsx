import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Suspense, lazy, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { categoryLabel, cityLabel } from '../../../server/contract/lists/labels';
import { ExactTime, RelativeTime } from '../../ui/RelativeTime';
import { DeleteProfile } from '../deletion/DeleteProfile';
import { DeletedNotice } from '../deletion/DeletedNotice';
import { Facts } from '../record/Facts';
import { RecordHeader } from '../record/RecordHeader';
import { resources } from '../resources';
import { useMay } from '../staff/useMay';
import { BrandForm } from './BrandForm';
import type { Brand } from './brand';

const BillingTab = lazy(() => import('./billing/BillingTab').then((module) => ({ default: module.BillingTab })));

/** One brand: who it is, and its money. */
export function BrandRecord() {
  const brand = useRecordContext<Brand>();
  const [shown, setShown] = useState<'profile' | 'billing'>('profile');
  if (!brand) return null;
  return (
    <>
      <RecordHeader
        title={brand.name}
        subtitle={`${categoryLabel(brand.category)}, ${cityLabel(brand.city)}`}
        picture={brand.avatarPath}
      />
      <Tabs
        aria-label="Of this brand"
        value={shown}
        onChange={(_, chosen: typeof shown) => setShown(chosen)}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="profile" label="Profile" />
        <Tab value="billing" label="Billing" />
      </Tabs>
      {shown === 'profile' ? (
        <Profile brand={brand} />
      ) : (
        <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
          <BillingTab brandId={brand.id} />
        </Suspense>
      )}
    </>
  );
}

/** What staff may change of it. */
function Profile({ brand }: { brand: Brand }) {
  const may = useMay();
  const what = { kind: 'brand', resource: resources.brands, id: brand.id, name: brand.name } as const;
  return (
    <>
      <Facts
        facts={[
          ['E-mail', brand.email],
          ['Created', <ExactTime time={brand.createdAt} />],
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
