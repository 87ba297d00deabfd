import { ExactTime, RelativeTime } from '../../ui/RelativeTime';
import { DeleteProfile } from '../deletion/DeleteProfile';
import { DeletedNotice } from '../deletion/DeletedNotice';
import { Facts } from '../record/Facts';
import { ProfileUsage } from '../record/ProfileUsage';
import { resources } from '../resources';
import { useMay } from '../staff/useMay';
import { BrandForm } from './BrandForm';
import type { Brand } from './brand';

/** Who the brand is, and what staff may change of it. */
export function BrandProfile({ brand }: { brand: Brand }) {
  const may = useMay();
  const what = { kind: 'brand', resource: resources.brands, id: brand.id, name: brand.name } as const;
  return (
    <>
      <Facts
        facts={[
          ['E-mail', brand.email],
          ['Created', <ExactTime time={brand.createdAt} />],
          ['Done in 30 days', <ProfileUsage uid={brand.id} />],
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
