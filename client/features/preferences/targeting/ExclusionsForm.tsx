import Box from '@mui/material/Box';
import { type FormEvent, useState } from 'react';
import { type SafetyCategory, safetyCategories } from '../../../../server/contract/lists/brands';
import { useSession } from '../../../shell/session/session-context';
import { ChoiceInput } from '../../../ui/ChoiceInput';
import { Fault } from '../../../ui/Fault';
import { SubmitButton } from '../../../ui/SubmitButton';
import { toast } from '../../../ui/toast';
import { type Targeting, useSaveExclusions } from './targeting-api';

type ExclusionsFormProps = { targeting: Targeting; mayEdit: boolean };

/** The flags that nobody may carry. */
export function ExclusionsForm({ targeting, mayEdit }: ExclusionsFormProps) {
  const { actor } = useSession();
  const save = useSaveExclusions(actor.uid);
  const [exclude, setExclude] = useState<readonly SafetyCategory[]>(targeting.exclude);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ exclude: [...exclude] }, { onSuccess: () => void toast.success('Your exclusions are saved.') });
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
