import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetMany } from 'react-admin';
import { call } from '../../api/client';
import { ListRow } from '../../ui/ListRow';
import { roleLabels } from '../../ui/role-labels';
import { type RecordOf, resources } from '../resources';
import { ConfirmedAction } from '../staff/ConfirmedAction';
import { useMay } from '../staff/useMay';
import { ViewAsButton } from '../staff/ViewAsButton';
import { LinkProfile } from './LinkProfile';
import { ProfileChips } from './ProfileChips';
import type { User } from './user';

/** The profiles that a person acts for, by name; linking and unlinking where one may. */
export function LinkedProfiles({ user }: { user: User }) {
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
                    {user.email} will no longer act for {nameOf(profile.uid, profile.type)}, from this moment on.
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
