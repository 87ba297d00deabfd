import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { type SafetyCategory, safetyCategories } from '../../../../server/contract/lists/brands';
import { hasRight } from '../../../../server/contract/rules/member-rights';
import { useSession } from '../../../shell/session/session-context';
import { ChoiceInput } from '../../../ui/ChoiceInput';
import { Fault } from '../../../ui/Fault';
import { SubmitButton } from '../../../ui/SubmitButton';
import { toast } from '../../../ui/toast';
import { useMyPlace } from '../team/team-api';
import { useTargeting, type Targeting, useSaveExclusions } from './wishes';
import { WishesForm } from './WishesForm';

/**
 * Whom the brand never wants to see, and whom it is looking for. Members can read it; owners and admins can edit it.
 */
export function TargetingSection() {
  const { actor } = useSession();
  const targeting = useTargeting(actor.uid);
  const { role, readOnly } = useMyPlace();
  const mayEdit = hasRight(role, 'profile') && !readOnly;
  return (
    <Box sx={{ display: 'grid', gap: 10 }}>
      <Box component="section" aria-labelledby="exclusions-title">
        <Typography variant="h2" id="exclusions-title">
          Exclusions
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>
          Creators whose content includes one of these are left out everywhere. The influencer browser shows how many.
        </Typography>
        <ExclusionsForm targeting={targeting} mayEdit={mayEdit} />
      </Box>
      <Box component="section" aria-labelledby="wishes-title">
        <Typography variant="h2" id="wishes-title">
          Who you’re looking for
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>
          “Best match” in the influencer browser adds up points: your city and category first, then what you choose
          here. Each creator’s score shows how it adds up.
        </Typography>
        <WishesForm targeting={targeting} mayEdit={mayEdit} />
      </Box>
    </Box>
  );
}

type ExclusionsFormProps = { targeting: Targeting; mayEdit: boolean };

/** The flags that exclude people. */
function ExclusionsForm({ targeting, mayEdit }: ExclusionsFormProps) {
  const { actor } = useSession();
  const save = useSaveExclusions(actor.uid);
  const [exclude, setExclude] = useState<readonly SafetyCategory[]>(targeting.exclude);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ exclude: [...exclude] }, { onSuccess: () => void toast.success('Exclusions saved.') });
  };
  return (
    <Box component="form" aria-labelledby="exclusions-title" onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      <Box component="fieldset" disabled={!mayEdit} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
        <ChoiceInput
          label="Leave out content about"
          options={safetyCategories}
          max={safetyCategories.length}
          value={{ chosen: exclude, other: null }}
          onChange={({ chosen }) => setExclude(chosen)}
        />
      </Box>
      <Fault>{save.error?.message}</Fault>
      {mayEdit && (
        <Box>
          <SubmitButton busy={save.isPending}>Save exclusions</SubmitButton>
        </Box>
      )}
    </Box>
  );
}
