import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, lazy } from 'react';
import { useCreatePath, useGetList } from 'react-admin';
import { Fault } from '../../ui/Fault';
import { RelativeTime } from '../../ui/RelativeTime';
import { TextLink } from '../../ui/TextLink';
import { TitledPart } from '../../ui/TitledPart';
import { type Brand, resources } from '../resources';
import type { User } from '../user-explorer/user';
import type { Guest } from './BookCall';
import { BrandCalls } from './BrandCalls';

const ProfileKeys = lazy(() => import('../record/ProfileKeys').then((module) => ({ default: module.ProfileKeys })));

/** Who can act as the brand, with links to their activity. */
export function BrandPeople({ brand }: { brand: Brand }) {
  const createPath = useCreatePath();
  const { data, error } = useGetList<User>(resources.users, {
    filter: { profileUid: brand.id },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const usage = `${createPath({ resource: resources.usage, type: 'list' })}?filter=${encodeURIComponent(JSON.stringify({ profileUid: brand.id }))}`;
  return (
    <>
      <TitledPart title="Users">
        <Fault>{error?.message}</Fault>
        {!data && !error && <Skeleton variant="rounded" height={80} />}
        {data?.length === 0 && <Typography variant="body2">Nobody has access to this brand.</Typography>}
        <Box component="ul" aria-label="Users" sx={{ listStyle: 'none', m: 0, p: 0, typography: 'body2' }}>
          {data?.map(({ id, name, email, lastSeenAt, linkedProfiles }) => (
            <Box component="li" key={id} sx={{ py: 2 }}>
              <TextLink to={createPath({ resource: resources.users, type: 'edit', id })}>{name || email}</TextLink>
              <Box sx={{ color: 'text.secondary' }}>
                {linkedProfiles.find(({ uid }) => uid === brand.id)?.role} · {email} ·{' '}
                {lastSeenAt ? <RelativeTime time={lastSeenAt} goesOn /> : 'never seen'}
              </Box>
            </Box>
          ))}
        </Box>
      </TitledPart>
      <Suspense fallback={<Skeleton variant="rounded" height={80} />}>
        <ProfileKeys type="brand" uid={brand.id} />
      </Suspense>
      {data && <BrandCalls brandId={brand.id} guests={guestsOf(brand, data)} closed={brand.deletedAt !== null} />}
      <TitledPart title="Usage">
        <Box>
          <TextLink to={usage}>What they did in the portal</TextLink>
        </Box>
      </TitledPart>
    </>
  );
}

/** The people who act as the brand, and the brand's own address, without duplicates. */
const guestsOf = ({ email }: Brand, people: readonly User[]): Guest[] => [
  ...people.map((person) => ({ name: person.name, email: person.email })),
  ...(email && !people.some((person) => person.email === email) ? [{ name: '', email }] : []),
];
