import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { hasRight } from '../../../../server/contract/rules/member-rights';
import { type ResultSettings, resultSettingsQuery, useSaveResultSettings } from '../../../api/outcomes';
import ResultSettingsDto from '../../../api/limits/ResultSettingsDto.json';
import { paths } from '../../../app/paths';
import { useSession } from '../../../shell/session/session-context';
import { Fault } from '../../../ui/Fault';
import { SubmitButton } from '../../../ui/SubmitButton';
import { TextInput } from '../../../ui/TextInput';
import { TextLink } from '../../../ui/TextLink';
import { TitledPart } from '../../../ui/TitledPart';
import { toast } from '../../../ui/toast';
import { useMyPlace } from '../team/team-api';
import { BookingHookPart } from './BookingHookPart';
import { BookingImports } from './BookingImports';
import { CoversOfDay } from './CoversOfDay';

/** What a brand says about itself, so that its Collabs' results can be told. */
export function ResultsSection() {
  const { actor } = useSession();
  const { role, readOnly } = useMyPlace();
  const { data: settings } = useSuspenseQuery(resultSettingsQuery(actor.uid));
  const may = (right: Parameters<typeof hasRight>[1]) => hasRight(role, right) && !readOnly;
  return (
    <Box sx={{ display: 'grid', gap: 10, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <Typography variant="h2">Results</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          What your Collabs bring, and what we need to work that out. At the door, your team uses{' '}
          <TextLink to={paths.brand.whoSentYou}>Who sent you?</TextLink>
        </Typography>
      </Box>
      <LinksAndMargin settings={settings} mayEdit={may('profile')} />
      {may('collabs') && (
        <>
          <CoversOfDay />
          <BookingImports />
        </>
      )}
      {may('keys') && <BookingHookPart />}
    </Box>
  );
}

type LinksAndMarginProps = { settings: ResultSettings; mayEdit: boolean };

function LinksAndMargin({ settings, mayEdit }: LinksAndMarginProps) {
  const { actor } = useSession();
  const save = useSaveResultSettings(actor.uid);
  const [targetUrl, setTargetUrl] = useState(settings.targetUrl ?? '');
  const [margin, setMargin] = useState(settings.marginPercent?.toString() ?? '');
  const [tried, setTried] = useState(false);
  const marginPercent = margin.trim() === '' ? null : Number(margin.replace(/%\s*$/, ''));
  const isWrong = marginPercent !== null && !isPercent(marginPercent);
  const faults = {
    targetUrl: save.error?.fieldErrors.targetUrl,
    marginPercent: tried && isWrong ? marginFault : save.error?.fieldErrors.marginPercent,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWrong) return;
    const said = { targetUrl: targetUrl.trim() || null, marginPercent };
    save.mutate(said, {
      onSuccess: (saved) => {
        setTargetUrl(saved.targetUrl ?? '');
        toast.success('Saved.');
      },
    });
  };
  return (
    <TitledPart title="Links and margin" gap={4}>
      <Box component="form" noValidate onSubmit={submit} aria-label="Links and margin" sx={{ display: 'grid', gap: 5, maxWidth: 560 }}>
        <Box component="fieldset" disabled={!mayEdit} sx={fields}>
          <TextInput label="Where creators’ links lead" type="url" inputMode="url" autoComplete="url" value={targetUrl} onChange={setTargetUrl} placeholder="https://" fault={faults.targetUrl} hint="Your booking page works best. Each Collab can have its own." />
          <TextInput label="Your margin (%)" value={margin} onChange={setMargin} inputMode="numeric" autoComplete="off" maxLength={4} fault={faults.marginPercent} hint="What’s left of a guest’s bill after food, drink and service. Creators never see it." />
        </Box>
        <Fault>{faults.targetUrl || faults.marginPercent ? undefined : save.error?.message}</Fault>
        {mayEdit ? (
          <Box>
            <SubmitButton busy={save.isPending}>Save</SubmitButton>
          </Box>
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Owners and admins can change this.
          </Typography>
        )}
      </Box>
    </TitledPart>
  ); // prettier-ignore
}

const { least, most } = ResultSettingsDto.marginPercent;
const marginFault = `Please enter a whole number from ${least} to ${most}.`;
const isPercent = (value: number): boolean => Number.isInteger(value) && value >= least && value <= most;

const fields = { border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 5 } as const;
