import { useRecordContext, useGetMany } from 'react-admin';
import { ExactTime, RelativeTime } from '../../ui/RelativeTime';
import { Facts, RecordHeader } from '../record/record-parts';
import { ShowTimeline } from '../record/LaterParts';
import { AccessChip } from './UserTable';
import { StaffRoleSection } from './StaffRoleSection';
import { type User, staffRoleLabel } from './user';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { call } from '../../api/client';
import { ListRow } from '../../ui/ListRow';
import { roleLabels } from '../../ui/role-labels';
import { type RecordOf, resources } from '../resources';
import { ConfirmedAction } from '../staff/ConfirmedAction';
import { useMay } from '../staff/useMay';
import { ViewAsButton } from '../staff/ViewAsButton';
import { LinkProfile } from './LinkProfile';
import { ProfileChips } from './ProfileChips';
import { useSession } from '../../shell/session/session-context';
import { ActionButton } from '../staff/ActionButton';

/** One person: their profiles, whether they can sign in, and their account's history. */
export function UserRecord() {
  const user = useRecordContext<User>();
  if (!user) return null;
  const { name, email, staffRole, lastSeenAt, createdAt, disabledAt } = user;
  return (
    <>
      <RecordHeader title={name || email} subtitle={email} picture={null} />
      <Facts
        facts={[
          ['Access', <AccessChip disabled={disabledAt !== null} />],
          ['Staff role', staffRoleLabel(staffRole)],
          ['Last seen', lastSeenAt ? <RelativeTime time={lastSeenAt} /> : 'Never'],
          ['Created', <ExactTime time={createdAt} />],
          ...(disabledAt ? [['Disabled', <ExactTime time={disabledAt} />] as const] : []),
        ]}
      />
      <AccessActions user={user} />
      <LinkedProfiles user={user} />
      <StaffRoleSection key={staffRole} user={user} />
      <ShowTimeline kind="user" id={user.id} />
    </>
  );
}

/** A person's profiles, by name; with linking and unlinking, if permitted. */
function LinkedProfiles({ user }: { user: User }) {
  const may = useMay();
  const idsOf = (type: 'brand' | 'influencer') =>
    user.linkedProfiles.filter((profile) => profile.type === type).map(({ uid }) => uid);
  const { data: brands = [] } = useGetMany<RecordOf<'brands'>>(resources.brands, { ids: idsOf('brand') });
  const { data: influencers = [] } = useGetMany<RecordOf<'influencers'>>(resources.influencers, {
    ids: idsOf('influencer'),
  });
  const nameOf = (uid: string, type: string) =>
    [...brands, ...influencers].find((profile) => profile?.id === uid)?.name ?? `this ${type}`;

  return (
    <Box component="section" aria-labelledby="linked-profiles">
      <Typography variant="h3" id="linked-profiles" sx={{ mb: 2 }}>
        Linked profiles
      </Typography>
      {user.linkedProfiles.length === 0 && <Typography sx={{ color: 'text.secondary' }}>None</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 3 }}>
        {user.linkedProfiles.map((profile) => (
          <ListRow key={profile.uid}>
            <Box
              sx={{ flex: '1 1 200px', minWidth: 0, display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}
            >
              <Typography variant="subtitle2">{nameOf(profile.uid, profile.type)}</Typography>
              <ProfileChips profiles={[profile]} />
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {roleLabels[profile.role]}
              </Typography>
            </Box>
            <Box sx={{ display: 'flex', gap: 2 }}>
              <ViewAsButton {...profile} name={nameOf(profile.uid, profile.type)} />
              {may('person.unlink-profile') && (
                <ConfirmedAction
                  act={() =>
                    call('POST /api/v1/admin/user-explorer/{id}/unlink-profile', {
                      path: { id: user.id },
                      body: { uid: profile.uid, type: profile.type },
                    })
                  }
                  label="Unlink"
                  done={`${user.email} no longer acts for ${nameOf(profile.uid, profile.type)}`}
                >
                  <Typography>
                    {user.email} will lose access to {nameOf(profile.uid, profile.type)} immediately.
                  </Typography>
                </ConfirmedAction>
              )}
            </Box>
          </ListRow>
        ))}
      </Box>
      {!user.staffRole && may('person.link-profile') && <LinkProfile user={user} />}
    </Box>
  );
}

/** Helps a person to sign in, or disables the account: only what your own staff role allows. */
export function AccessActions({ user: { id, email, disabledAt } }: { user: User }) {
  const may = useMay();
  const { actor } = useSession();
  const path = { id };
  const other = actor.uid !== id;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {!disabledAt && may('person.send-link') && (
        <ActionButton
          act={() => call('POST /api/v1/admin/user-explorer/{id}/send-link', { path })}
          label="Send sign-in link"
          done={`A link is on its way to ${email}`}
        />
      )}
      {disabledAt && may('person.enable') && (
        <ActionButton
          act={() => call('POST /api/v1/admin/user-explorer/{id}/enable', { path })}
          label="Enable"
          done={`${email} can sign in again`}
        />
      )}
      {other && may('person.end-sessions') && (
        <ConfirmedAction
          act={() => call('POST /api/v1/admin/user-explorer/{id}/end-sessions', { path })}
          label="End sessions"
          done={`${email} is signed out everywhere`}
        >
          <Typography>{email} will be signed out everywhere immediately, and can sign in again.</Typography>
        </ConfirmedAction>
      )}
      {other && !disabledAt && may('person.disable') && (
        <ConfirmedAction
          act={() => call('POST /api/v1/admin/user-explorer/{id}/disable', { path })}
          label="Disable"
          done={`${email} can no longer sign in`}
        >
          <Typography>
            {email} will be signed out everywhere immediately, and can’t sign in until you enable them again.
          </Typography>
        </ConfirmedAction>
      )}
    </Box>
  );
}
