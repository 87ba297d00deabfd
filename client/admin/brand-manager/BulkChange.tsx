import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { Option } from '../../../server/contract/lists/option';
import ChangeBrandsInput from '../../api/limits/ChangeBrandsInput.json';
import { TextField } from '../../ui/TextField';
import { BulkDialog } from '../bulk/BulkDialog';
import { useBulk } from '../bulk/useBulk';
import { useAccountManagers } from './account-managers';
import { type BulkField, bulkFields, useChangeBrands } from './bulk-brands';
import type { Brand } from './brand';

/** Gives all brands that are ticked the same manager, priority or stage. */
export function BulkChange({ onClose }: { onClose: () => void }) {
  const { selectedIds, onUnselectItems } = useListContext<Brand>();
  const { ids, task, setReport, progress } = useBulk(selectedIds);
  const [field, setField] = useState<BulkField>('accountManager');
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
  const { change, undo } = useChangeBrands();
  useAccountManagers(); // which takes up whom staff have added
  const choices: readonly Option[] = (bulkFields.find(({ id }) => id === field) ?? bulkFields[0]).choices();
  const choose = (chosen: BulkField) => {
    setField(chosen);
    setValue('');
  };
  const submit = () => {
    const given = choices.find(({ id }) => String(id) === value)?.id;
    const changes = { [field]: given === '' ? null : given };
    change.mutate(
      { rows: ids.map((id) => ({ id, changes })), reason, task },
      {
        onSuccess: ({ changed, refused }) => {
          onUnselectItems();
          if (refused.length === 0) onClose();
          else setReport({ done: changed.length, refused, undo: () => (undo(changed), onClose()) });
        },
      },
    );
  };
  const options = choices.map(({ id, label }) => (
    <option key={id} value={String(id)}>
      {label}
    </option>
  ));
  return (
    <BulkDialog
      title={`Change ${ids.length} brands`}
      busy={change.isPending}
      {...progress}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label="What" select value={field} onChange={({ target }) => choose(target.value as BulkField)}>
        {bulkFields.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </TextField>
      <TextField
        label="New value"
        select
        value={value}
        onChange={({ target }) => setValue(target.value)}
        slotProps={{ htmlInput: { required: field !== 'accountManager' } }}
      >
        {field !== 'accountManager' && <option value="">Please choose</option>}
        {options}
      </TextField>
      {field.endsWith('Stage') && (
        <TextField
          label="Reason"
          helperText="Required for an unusual change of stage."
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: ChangeBrandsInput.reason.most } }}
        />
      )}
    </BulkDialog>
  );
}
