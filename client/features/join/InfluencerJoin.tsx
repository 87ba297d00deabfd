import { type ReactNode, useState } from 'react';
import { CheckEmail } from './DoorFrame';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormProvider } from 'react-hook-form';
import type { InfluencerCity } from '../../../server/contract/lists/places';
import { type Platform, platforms } from '../../../server/contract/lists/social';
import { useLists } from '../../api/lists';
import { DraftNote } from '../../shell/drafts/DraftNote';
import { useDraft } from '../../shell/drafts/use-draft';
import { useDraftForm } from '../../shell/drafts/use-draft-form';
import { CityField } from '../../ui/CityField';
import { Fault } from '../../ui/Fault';
import { FormField } from '../../ui/FormField';
import { FormEmailField, FormFoot, formRows, pair, checks } from './form-fields';
import { otherFault, showFaults, useJoinAsInfluencer } from './join-api';

type InfluencerJoinProps = {
  invitedBy: string | null;
  /** The page's header, shown until the link has been sent. */
  children: ReactNode;
};

/** The sign-up for influencers: the form, and then the notice to check their email. */
export function InfluencerJoin({ invitedBy, children }: InfluencerJoinProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      {sentTo === null ? children : <CheckEmail email={sentTo} onBack={() => setSentTo(null)} />}
      {/* The form stays mounted behind the other page, so that nothing has to be typed again. */}
      <div hidden={sentTo !== null}>
        <InfluencerForm invitedBy={invitedBy} onJoined={setSentTo} />
      </div>
    </>
  );
}

type InfluencerForm = {
  name: string;
  handle: string;
  platform: Platform;
  city: InfluencerCity | '';
  email: string;
  dateOfBirth: string;
};

const empty: InfluencerForm = {
  name: '',
  handle: '',
  platform: 'instagram',
  city: '',
  email: '',
  dateOfBirth: '',
};

type InfluencerFormProps = {
  /** The reference of the invitation that brought them. */
  invitedBy: string | null;
  onJoined: (email: string) => void;
};

/** The sign-up form for influencers. */
function InfluencerForm({ invitedBy, onJoined }: InfluencerFormProps) {
  useLists();
  const draft = useDraft('join:creator', empty);
  const form = useDraftForm(draft, { mode: 'onTouched' });
  const join = useJoinAsInfluencer();
  const [known, setKnown] = useState<string | null>(null);
  const send = (values: InfluencerForm, claim: boolean) =>
    join.mutate(
      { ...values, ...(invitedBy && { ref: invitedBy }), ...(claim && { claim }) },
      {
        onSuccess: () => {
          draft.forget();
          onJoined(values.email);
        },
        onError: (error) => {
          setKnown(error.slug === 'handle-unclaimed' ? values.handle : null);
          showFaults(form, error);
        },
      },
    );
  const submit = (claim: boolean) => form.handleSubmit((values) => send(values, claim));
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        aria-label="Join as a creator"
        onSubmit={(event) => void submit(false)(event)}
        sx={formRows}
      >
        <DraftNote draft={draft} onDiscard={(values) => form.reset(values)} />
        <FormField<InfluencerForm> name="name" label="Your name" check={checks.name} autoComplete="name" />
        <Box sx={pair}>
          <FormField<InfluencerForm> name="handle" label="Handle" check={checks.handle} placeholder="jane.eats" />
          <FormField<InfluencerForm> name="platform" label="Main platform" options={platforms} />
        </Box>
        <CityField<InfluencerForm> list="influencer-cities" name="city" unchosen="Please choose" check={checks.city} />
        <FormEmailField hint="We’ll email you a link to sign in." />
        <FormField<InfluencerForm>
          name="dateOfBirth"
          label="Date of birth"
          type="date"
          check={checks.dateOfBirth}
          autoComplete="bday"
          helperText="You must be 18 or older. Brands never see this date."
        />
        {known !== null && <ClaimOffer handle={known} busy={join.isPending} onClaim={() => void submit(true)()} />}
        <Fault>{otherFault(join.error)}</Fault>
        <FormFoot busy={join.isPending} />
      </Box>
    </FormProvider>
  );
}

type ClaimOfferProps = { handle: string; busy: boolean; onClaim: () => void };

/** The handle belongs to someone known from public lists: possibly this very person. */
function ClaimOffer({ handle, busy, onClaim }: ClaimOfferProps) {
  return (
    <Box
      role="group"
      aria-label="Claim your profile"
      sx={{ display: 'grid', gap: 3, p: 4, borderRadius: '12px', bgcolor: 'pass.primarySoft' }}
    >
      <Box sx={{ typography: 'body2' }}>
        Is @{handle.replace(/^@/, '')} you? Then claim that profile instead of making a second one. Once you’ve signed
        in, we’ll give you a code for your bio and hand the profile over once we’ve seen it there.
      </Box>
      <Button variant="outlined" onClick={onClaim} aria-busy={busy} sx={{ justifySelf: 'start' }}>
        Claim this profile
      </Button>
    </Box>
  );
}
