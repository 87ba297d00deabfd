import { useState } from 'react';
import { safetyCategories } from '../../../server/contract/lists/brands';
import SetFlagInput from '../../api/limits/SetFlagInput.json';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Fault } from '../../ui/Fault';
import { TextField } from '../../ui/TextField';
import { useSetFlag } from './safety-api';

type SetFlagProps = { influencerId: string; handle: string; onClose: () => void };
type Category = (typeof safetyCategories)[number]['id'];

const shortest = 5;

/** Asks what was seen, and where. */
export function SetFlag({ influencerId, handle, onClose }: SetFlagProps) {
  const set = useSetFlag(influencerId);
  const [category, setCategory] = useState<Category>('alcohol');
  const [note, setNote] = useState('');
  return (
    <ConfirmDialog
      open
      title={`Flag @${handle}?`}
      busy={set.isPending || note.trim().length < shortest}
      onCancel={onClose}
      onConfirm={() => set.mutate({ category, note }, { onSuccess: onClose })}
    >
      <TextField
        label="What it’s about"
        helperText="Brands that avoid this won’t find them."
        select
        value={category}
        onChange={({ target }) => setCategory(target.value as Category)}
        sx={{ mb: 4 }}
      >
        {safetyCategories.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </TextField>
      <TextField
        label="What you saw, and where"
        helperText="Only staff can read this."
        value={note}
        onChange={({ target }) => setNote(target.value)}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: SetFlagInput.note.most } }}
      />
      <Fault>{set.error?.message}</Fault>
    </ConfirmDialog>
  );
}
