import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type FormEvent, useState } from 'react';
import { brandCategories } from '../../../server/contract/lists/brands';
import { influencerCities } from '../../../server/contract/lists/places';
import { profileLimits } from '../../../server/contract/rules/influencer-profile';
import { Fault } from '../../ui/Fault';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextField } from '../../ui/TextField';
import { Targets } from '../Targets';
import { StaleNotice } from '../record/StaleNotice';
import { type Draft, changesIn, draftOf, useChangeInfluencer, useInfluencerProfile } from './profile-changes';

type EditProfileProps = { id: string; onClose: () => void };

/** What staff put right in an influencer's profile. */
export function EditProfile({ id, onClose }: EditProfileProps) {
  const { data, error, refetch } = useInfluencerProfile(id);
  const [readings, setReadings] = useState(0);
  const readAgain = () => void refetch().then(() => setReadings(readings + 1));
  if (!data) return error ? <Fault>{error.message}</Fault> : <Skeleton variant="rounded" height={320} />;
  return <ProfileForm key={readings} id={id} before={draftOf(data)} onReload={readAgain} onClose={onClose} />;
}

type ProfileFormProps = EditProfileProps & { before: Draft; onReload: () => void };

function ProfileForm({ id, before: now, onReload, onClose }: ProfileFormProps) {
  const [before] = useState(now); // what comes meanwhile is not what was typed over
  const [draft, setDraft] = useState(before);
  const save = useChangeInfluencer(id);
  const faults = save.error?.fieldErrors ?? {};
  const stale = save.error?.code === 'profiles/stale';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(changesIn(draft, before), { onSuccess: onClose });
  };
  const text = (field: 'name' | 'handle' | 'bio') => ({
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
    error: field in faults,
    helperText: faults[field],
    autoComplete: 'off',
  });
  return (
    <Box component="form" noValidate aria-label="Change the profile" onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      {stale && <StaleNotice says={save.error?.message ?? ''} onReload={onReload} />}
      <TextField {...text('name')} label="Name" slotProps={{ htmlInput: { maxLength: profileLimits.name.max } }} />
      <TextField {...text('handle')} label="Handle" />
      <TextField
        {...text('bio')}
        label="Bio"
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: profileLimits.bio.max } }}
      />
      <TextField
        select
        label="City"
        value={draft.city ?? ''}
        onChange={({ target }) => setDraft({ ...draft, city: target.value || null })}
        error={'city' in faults}
        helperText={faults.city}
      >
        <option value="">Not said</option>
        {influencerCities
          .filter(({ id: city, withdrawn }) => !withdrawn || city === before.city)
          .map(({ id: city, label }) => (
            <option key={city} value={city}>
              {label}
            </option>
          ))}
      </TextField>
      <Targets
        label="Categories"
        none="none"
        options={brandCategories}
        chosen={draft.categories}
        onChange={(categories) => setDraft({ ...draft, categories })}
      />
      <Fault>{faults.categories ?? (stale || Object.keys(faults).length > 0 ? null : save.error?.message)}</Fault>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <SubmitButton busy={save.isPending}>Save</SubmitButton>
        <Button onClick={onClose}>Cancel</Button>
      </Box>
    </Box>
  );
}
