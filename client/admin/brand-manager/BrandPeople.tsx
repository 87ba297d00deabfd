import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { useCreatePath, useGetList } from 'react-admin';
import { latePart } from '../../app/theme/with-mui';
import { Fault } from '../../ui/Fault';
import { ExactTime, exactTime, RelativeTime } from '../../ui/RelativeTime';
import { TextLink } from '../../ui/TextLink';
import { TitledPart } from '../../ui/TitledPart';
import { type Brand, resources } from '../resources';
import type { User } from '../user-explorer/user';
import { BookCall, type Guest } from './BookCall';
import Button from '@mui/material/Button';
import { productNow } from '../../api/clock';
import { type BrandCall, useCallsOf } from '../../api/overview';
import { useCancelCall, useMoveCall } from '../../api/staff-calls';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { MoveCall } from '../../ui/MoveCall';
import { toast } from '../../ui/toast';
import { useMay } from '../staff/useMay';

const ProfileKeys = latePart(() => import('../record/ProfileKeys').then((module) => module.ProfileKeys));

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

type BrandCallsProps = {
  brandId: string;
  /** Who a call can be booked for, likeliest first. */
  guests: readonly Guest[];
  /** A deleted brand gets no calls. */
  closed: boolean;
};

/** Booked calls with someone of the brand; staff book, move and cancel them. */
export function BrandCalls({ brandId, guests, closed }: BrandCallsProps) {
  const { data, error } = useCallsOf(brandId);
  const mayBook = useMay()('call.book');
  return (
    <TitledPart title="Calls">
      <Fault>{error?.message}</Fault>
      {data?.items.length === 0 && <Typography variant="body2">No calls booked with this brand.</Typography>}
      <Box
        component="ul"
        aria-label="Calls"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3, typography: 'body2' }}
      >
        {data?.items.map((booked) => (
          <CallRow key={booked.id} call={booked} mayChange={mayBook} />
        ))}
      </Box>
      {mayBook && !closed && <BookCall brandId={brandId} guests={guests} />}
    </TitledPart>
  );
}

type CallRowProps = { call: BrandCall; mayChange: boolean };

/** One call; a future one can be moved and cancelled. */
function CallRow({ call: { id, name, startsAt }, mayChange }: CallRowProps) {
  const [mode, setMode] = useState<'look' | 'move' | 'cancel'>('look');
  const move = useMoveCall(id);
  const cancel = useCancelCall(id);
  const back = () => setMode('look');
  const comes = new Date(startsAt) > productNow();
  const which = `the call with ${name} on ${exactTime(startsAt)}`;
  const callOff = () =>
    cancel.mutate(undefined, {
      onSuccess: () => toast.success('Call cancelled.'),
      onError: ({ message }) => toast.say(message),
      onSettled: back,
    });
  return (
    <li>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <span>
          <ExactTime time={startsAt} /> · {name}
        </span>
        {mayChange && comes && mode !== 'move' && (
          <Box sx={{ display: 'flex' }}>
            <Button size="small" aria-label={`Move ${which}`} onClick={() => setMode('move')}>
              Move
            </Button>
            <Button size="small" aria-label={`Cancel ${which}`} onClick={() => setMode('cancel')}>
              Cancel
            </Button>
          </Box>
        )}
      </Box>
      {mode === 'move' && <MoveCall move={move} onDone={back} sx={{ display: 'grid', gap: 4, mt: 3 }} />}
      <ConfirmDialog
        open={mode === 'cancel'}
        title="Cancel this call?"
        destructive
        busy={cancel.isPending}
        onCancel={back}
        onConfirm={callOff}
      >
        The call on {exactTime(startsAt)} won’t happen. We’ll email {name}, and others can book the time straight away.
      </ConfirmDialog>
    </li>
  );
}
