import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { latePart } from '../../app/theme/with-mui';
import { LaterParts } from '../record/LaterParts';
import { categoryLabel } from '../../../server/contract/lists/labels';
import { abbreviateNumber } from '../../../server/contract/rules/numbers';
import { ExactTime } from '../../ui/RelativeTime';
import { DeletedNotice, DeleteProfile } from '../deletion/deletion';
import { Facts, RecordHeader } from '../record/record-parts';
import { ProfileUsage } from '../record/ProfileUsage';
import { useMay } from '../staff/useMay';
import { ViewAsButton } from '../staff/ViewAsButton';
import { ClaimChip } from './ClaimChip';
import { Claims } from './Claims';
import { SafetyFlags } from './SafetyFlags';
import { type Influencer, engagementText, placeOf, platformsOf, sourceLabel } from './influencer';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { useInfluencerLists } from '../../api/influencer-lists';
import { paths } from '../../app/paths';
import { AddToList } from '../../ui/influencer-lists/AddToList';

const MessageButton = latePart(() => import('./MessageButton').then((module) => module.MessageButton));
const ProfileKeys = latePart(() => import('../record/ProfileKeys').then((module) => module.ProfileKeys));

/** One influencer. */
export function InfluencerRecord() {
  const influencer = useRecordContext<Influencer>();
  if (!influencer) return null;
  const { name, handle, avatarPath, email, followers, engagement, categories, source, claimed, createdAt, deletedAt } =
    influencer;
  const what = { kind: 'influencer', id: influencer.id, name } as const;
  return (
    <>
      <RecordHeader title={`@${handle}`} subtitle={name} picture={avatarPath} />
      <Facts
        facts={[
          ['Followers', abbreviateNumber(followers)],
          ['Engagement', engagementText(engagement)],
          ['Platforms', platformsOf(influencer)],
          ['Location', placeOf(influencer)],
          ['Categories', categories.map(categoryLabel).join(', ') || 'N/A'],
          ...(email ? ([['Email', email]] as const) : []),
          ['Source', sourceLabel(source)],
          ['Profile', <ClaimChip claimed={claimed} />],
          ['Activity in 30 days', <ProfileUsage uid={influencer.id} />],
          ['Created', <ExactTime time={createdAt} />],
        ]}
      />
      {!deletedAt && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <ViewAsButton uid={influencer.id} type="influencer" />
          {claimed && (
            <Suspense fallback={null}>
              <MessageButton influencerId={influencer.id} handle={handle} />
            </Suspense>
          )}
        </Box>
      )}
      {!deletedAt && <ChangeProfile id={influencer.id} />}
      {!deletedAt && <Claims influencer={influencer} />}
      {!deletedAt && <SafetyFlags influencerId={influencer.id} handle={handle} />}
      {!deletedAt && <OnLists influencerId={influencer.id} />}
      <LaterParts kind="influencer" id={influencer.id} />
      {claimed && !deletedAt && (
        <Suspense fallback={<Skeleton variant="rounded" height={80} />}>
          <ProfileKeys type="influencer" uid={influencer.id} />
        </Suspense>
      )}
      {deletedAt ? <DeletedNotice {...what} deletedAt={deletedAt} /> : <DeleteProfile {...what} />}
    </>
  );
}

const EditProfile = latePart(() => import('./EditProfile').then((module) => module.EditProfile));

/** Opens the form for corrections, if the staff role allows it. */
function ChangeProfile({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const may = useMay();
  if (!may('influencer.change')) return null;
  if (!open)
    return (
      <Box>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Edit profile
        </Button>
      </Box>
    );
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
      <EditProfile id={id} onClose={() => setOpen(false)} />
    </Suspense>
  );
}

/** An influencer's lists, and a button to add them to another. */
function OnLists({ influencerId }: { influencerId: string }) {
  const { data: lists = [] } = useInfluencerLists({ influencerId });
  const [open, setOpen] = useState(false);
  const may = useMay();
  if (lists.length === 0 && !may('list.change')) return null;
  return (
    <Box component="section" aria-labelledby="lists-title" sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography variant="h3" component="h2" id="lists-title">
        Lists
      </Typography>
      {lists.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Not on a list yet.
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 5, typography: 'body2' }}>
          {lists.map(({ id, name }) => (
            <li key={id}>
              <Box component={Link} to={paths.admin.list(id)} sx={{ color: 'pass.primary' }}>
                {name}
              </Box>
            </li>
          ))}
        </Box>
      )}
      {may('list.change') && (
        <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
          Add to list
        </Button>
      )}
      {open && <AddToList influencerIds={[influencerId]} onClose={() => setOpen(false)} />}
    </Box>
  );
}
