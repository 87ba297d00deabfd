import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { type InfluencerFilterName, influencerFilters } from '../../../../server/contract/rules/influencer-filters';
import { targetingLimits, wantedLists } from '../../../../server/contract/rules/match';
import { paths } from '../../../app/paths';
import { useEntitlement } from '../../../shell/billing/use-billing';
import { useSession } from '../../../shell/session/session-context';
import { ChoiceInput } from '../../../ui/ChoiceInput';
import { Fault } from '../../../ui/Fault';
import { NativeChoice } from '../../../ui/NativeChoice';
import { SubmitButton } from '../../../ui/SubmitButton';
import { TextField } from '../../../ui/TextField';
import { TextLink } from '../../../ui/TextLink';
import { toast } from '../../../ui/toast';
import { ProtectedWishes } from './ProtectedWishes';
import { countOptions, faultOf, inputOf, type Targeting, useSaveTargeting, type Wishes, wishesOf } from './wishes';

type WishesFormProps = { targeting: Targeting; mayEdit: boolean };

/** What counts for the best match in addition to place and topic. Shows a notice if the plan has no AI targeting. */
export function WishesForm({ targeting, mayEdit }: WishesFormProps) {
  const { actor } = useSession();
  const locked = useEntitlement('aiTargeting')?.allowed === false;
  const save = useSaveTargeting(actor.uid);
  const [wishes, setWishes] = useState<Wishes>(() => wishesOf(targeting));
  const [fault, setFault] = useState<string | null>(null);
  const open = Object.keys(wishes.wanted) as InfluencerFilterName[];
  const closed = wantedLists.filter((list) => !open.includes(list));
  const want = (list: string, options: readonly string[]) =>
    setWishes({ ...wishes, wanted: { ...wishes.wanted, [list]: options } });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = faultOf(wishes);
    setFault(wrong);
    if (wrong) return;
    save.mutate(inputOf(wishes), { onSuccess: () => void toast.success('Saved. “Best match” uses it straight away.') });
  };
  if (locked) {
    return (
      <Typography>
        AI targeting is part of Starter and every larger plan. Exclusions work on every plan.{' '}
        <TextLink to={paths.brand.plan(actor.uid)}>Plan and billing</TextLink>
      </Typography>
    );
  }
  return (
    <Box component="form" aria-labelledby="wishes-title" onSubmit={submit} sx={{ display: 'grid', gap: 6 }}>
      <Box
        component="fieldset"
        disabled={!mayEdit}
        sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 6 }}
      >
        <Typography variant="body2" role="status" className="tnum" sx={{ color: 'text.secondary' }}>
          {countOptions(wishes)} of {targetingLimits.options} options chosen
        </Typography>
        {open.map((list) => (
          <ChoiceInput
            key={list}
            label={influencerFilters[list].label}
            options={influencerFilters[list].options as readonly { id: string; label: string }[]}
            max={targetingLimits.options}
            value={{ chosen: wishes.wanted[list] ?? [], other: null }}
            onChange={({ chosen }) => want(list, chosen)}
          />
        ))}
        <NativeChoice
          label="Add what you’re looking for"
          all="Choose a list"
          options={closed.map((id) => ({ id, label: influencerFilters[id].label }))}
          value=""
          onChange={(list) => list && want(list, [])}
        />
        <TextField
          label="Words in their bio"
          value={wishes.words}
          onChange={(event) => setWishes({ ...wishes, words: event.target.value })}
          placeholder="sourdough, rooftop"
          helperText={`Up to ${targetingLimits.words}, such as sourdough. Words used by more than 1,000 people don’t count.`}
        />
        <ProtectedWishes
          wishes={wishes.protectedWishes}
          since={targeting.protectedWishes}
          onChange={(protectedWishes) => setWishes({ ...wishes, protectedWishes })}
        />
      </Box>
      <Fault>{fault ?? save.error?.message}</Fault>
      {mayEdit && (
        <Box>
          <SubmitButton busy={save.isPending}>Save</SubmitButton>
        </Box>
      )}
    </Box>
  );
}
