import { useRecordContext } from 'react-admin';
import { categoryLabel, cityLabel } from '../../../server/contract/lists/labels';
import { ExactTime, RelativeTime } from '../../ui/RelativeTime';
import { Facts } from '../record/Facts';
import { RecordHeader } from '../record/RecordHeader';
import { BrandForm } from './BrandForm';
import type { Brand } from './brand';

/** One brand: who it is, and what staff may change. */
export function BrandRecord() {
  const brand = useRecordContext<Brand>();
  if (!brand) return null;
  return (
    <>
      <RecordHeader
        title={brand.name}
        subtitle={`${categoryLabel(brand.category)}, ${cityLabel(brand.city)}`}
        picture={brand.avatarPath}
      />
      <Facts
        facts={[
          ['E-mail', brand.email],
          ['Created', <ExactTime time={brand.createdAt} />],
          ['Last changed', <RelativeTime time={brand.updatedAt} />],
        ]}
      />
      <BrandForm id={brand.id} />
    </>
  );
}
