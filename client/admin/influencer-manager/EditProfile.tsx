import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { brandCategories } from '../../../server/contract/lists/brands';
import { influencerCities } from '../../../server/contract/lists/places';
import { pick } from '../../../server/contract/rules/by-name';
import { profileLimits } from '../../../server/contract/rules/influencer-profile';
import { type ProblemError, call } from '../../api/client';
import limits from '../../api/limits/ChangeInfluencerProfileInput.json';
import type { components } from '../../api/schema';
import { Fault } from '../../ui/Fault';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextField } from '../../ui/TextField';
import { toast } from '../../ui/toast';
import { TownSearch } from '../../ui/TownSearch';
import { Targets } from '../Targets';
import { StaleNotice } from '../record/StaleNotice';
import { resources } from '../resources';

type EditProfileProps = { id: string; onClose: () => void };

/** Staff's corrections to an influencer's profile. */
export function EditProfile({ id, onClose }: EditProfileProps) {
  const { data, error, refetch } = useInfluencerProfile(id);
  const [readings, setReadings] = useState(0);
  const readAgain = () => void refetch().then(() => setReadings(readings + 1));
  if (!data) return error ? <Fault>{error.message}</Fault> : <Skeleton variant="rounded" height={320} />;
  return <ProfileForm key={readings} id={id} before={draftOf(data)} onReload={readAgain} onClose={onClose} />;
}

type ProfileFormProps = EditProfileProps & { before: Draft; onReload: () => void };

function ProfileForm({ id, before: now, onReload, onClose }: ProfileFormProps) {
  const [before] = useState(now); // the base of the edit, without later changes
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
    <Box component="form" noValidate aria-label="Edit profile" onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      {stale && <StaleNotice says={save.error?.message ?? ''} onReload={onReload} />}
      <TextField {...text('name')} label="Name" slotProps={{ htmlInput: { maxLength: limits.name.most } }} />
      <TextField {...text('handle')} label="Handle" />
      <TextField
        {...text('bio')}
        label="Bio"
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: profileLimits.bio.max } }}
      />
      <Box>
        <TextField
          select
          label="City"
          value={draft.city ?? ''}
          onChange={({ target }) => setDraft({ ...draft, city: target.value || null })}
          error={'city' in faults}
          helperText={faults.city}
        >
          <option value="">Not given</option>
          {influencerCities.map(({ id: city, label, hidden }) => (
            <option key={city} value={city} hidden={hidden} disabled={hidden}>
              {label}
            </option>
          ))}
        </TextField>
        <TownSearch
          list="influencer-cities"
          asks="The town isn’t listed"
          onChoose={(city) => setDraft({ ...draft, city })}
        />
      </Box>
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

type Profile = components['schemas']['InfluencerProfileView'];
type Changes = components['schemas']['ChangeInfluencerProfileInput'];

const keyOf = (id: string) => [resources.influencers, 'profile', id] as const;

/** The form's values, and the version on which they are based. */
type Draft = Readonly<
  Pick<Profile, 'name' | 'handle' | 'bio' | 'city' | 'version'> & { categories: NonNullable<Changes['categories']> }
>;

/** Imported texts that aren't one of our categories are left out: they stay until others are chosen. */
const draftOf = ({ name, handle, bio, city, version, categories }: Profile): Draft => ({
  ...{ name, handle, bio, city, version },
  categories: brandCategories.map(({ id }) => id).filter((id) => categories.includes(id)),
});

/** Sends only the fields that changed, so it never overwrites what someone else has edited. */
function changesIn(draft: Draft, before: Draft): Changes {
  const fields = (['name', 'handle', 'bio', 'city', 'categories'] as const).filter(
    (field) => JSON.stringify(draft[field]) !== JSON.stringify(before[field]),
  );
  return { version: before.version, ...pick(draft, fields) };
}

/** The influencer's whole profile, refetched whenever it is opened. */
const useInfluencerProfile = (id: string) =>
  useQuery<Profile, ProblemError>({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call('GET /api/v1/influencers/{uid}/profile', { path: { uid: id }, signal }),
    gcTime: 0,
  });

/** Edits a creator's profile on their behalf. The timeline records who made the change. */
function useChangeInfluencer(id: string) {
  const queries = useQueryClient();
  return useMutation<Profile, ProblemError, Changes>({
    mutationFn: (changes) => call('PATCH /api/v1/influencers/{uid}/profile', { path: { uid: id }, body: changes }),
    onSuccess: ({ handle }) => {
      toast.success(`@${handle} saved`);
      return queries.invalidateQueries({ queryKey: [resources.influencers] });
    },
  });
}
