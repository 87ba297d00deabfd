import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { components } from '../../api/schema';
import { KeyRow } from '../../features/preferences/keys/KeyRow';
import { type NewKey, keysOf, useKeys } from '../../features/preferences/keys/keys-api';
import { MakeKeyForm } from '../../features/preferences/keys/MakeKeyForm';
import { SecretNotice } from '../../features/preferences/keys/SecretNotice';
import { TitledPart } from '../../ui/TitledPart';
import { resources } from '../resources';
import { useMay } from '../staff/useMay';
import type { User } from '../user-explorer/user';

type StaffKey = components['schemas']['StaffKeyView'];
type Props = Readonly<{ type: 'brand' | 'influencer'; uid: string }>;

const nameOf = ({ name, email }: User): string => name || email;

/** The API keys of a brand or influencer: super users create them on behalf of a member. */
export function ProfileKeys({ type, uid }: Props) {
  const home = keysOf(type, uid);
  const keys = useKeys(home);
  const may = useMay();
  const { data: people = [] } = useGetList<User>(resources.users, {
    filter: { profileUid: uid },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: 100 },
  });
  const [made, setMade] = useState<NewKey | null>(null);
  const managers = people
    .filter(({ linkedProfiles }) => linkedProfiles.some((each) => each.uid === uid && each.role !== 'member'))
    .map((person) => ({ id: person.id, name: nameOf(person) }));
  const actsAs = (key: StaffKey) => people.filter(({ id }) => id === key.madeBy).map(nameOf)[0];
  return (
    <TitledPart title="API keys">
      {made && (
        <SecretNotice title={`${made.name} is ready`} secret={made.key} what="key" onDone={() => setMade(null)}>
          Pass it on securely. We only keep a fingerprint and can’t show it again.
        </SecretNotice>
      )}
      {keys.length === 0 && <Typography variant="body2">No keys.</Typography>}
      <Box component="ul" aria-label="Keys" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} home={home} actsAs={actsAs(key)} mayRevoke={may('key.revoke')} />
        ))}
      </Box>
      {may('key.make') && managers.length > 0 && (
        <MakeKeyForm home={home} type={type} people={managers} onMade={setMade} />
      )}
    </TitledPart>
  );
}
