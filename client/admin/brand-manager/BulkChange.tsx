import { useState } from 'react';
import { useListContext, useRefresh } from 'react-admin';
import type { Option } from '../../../server/contract/lists/option';
import ChangeBrandsInput from '../../api/limits/ChangeBrandsInput.json';
import { TextField } from '../../ui/TextField';
import { BulkDialog } from '../bulk/BulkDialog';
import { useBulk } from '../bulk/useBulk';
import { useAccountManagers } from './account-managers';
import type { Brand } from '../resources';
import { useMutation } from '@tanstack/react-query';
import { accountManagers, onboardingStages, salesStages } from '../../../server/contract/lists/brands';
import { priorities } from '../../../server/contract/lists/collab';
import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';
import { toast } from '../../ui/toast';

/** Sets the manager, priority or stage of all selected brands. */
export function BulkChange({ onClose }: { onClose: () => void }) {
  const { selectedIds, onUnselectItems } = useListContext<Brand>();
  const { ids, task, setReport, progress } = useBulk(selectedIds);
  const [field, setField] = useState<BulkField>('accountManager');
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
  const { change, undo } = useChangeBrands();
  useAccountManagers(); // includes staff's additions
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

type Wanted = components['schemas']['ChangeBrandsInput'];
type BrandsReport = components['schemas']['BrandsReportView'];

const managers = () => [{ id: '', label: 'Nobody' }, ...accountManagers.filter(({ withdrawn }) => !withdrawn)];

/** Bulk changes for brands, with the current options. */
const bulkFields = [
  { id: 'accountManager', label: 'Account manager', choices: managers },
  { id: 'priority', label: 'Priority', choices: () => priorities },
  { id: 'salesStage', label: 'Sales stage', choices: () => salesStages },
  { id: 'onboardingStage', label: 'Onboarding stage', choices: () => onboardingStages },
] as const satisfies readonly { id: string; label: string; choices: () => readonly Option[] }[];
type BulkField = (typeof bulkFields)[number]['id'];

const send = (body: Wanted) => call('POST /api/v1/admin/brand-manager/changes', { body });

/** Changes many brands in one call, and offers an exact undo. */
function useChangeBrands() {
  const refresh = useRefresh();
  const undo = (changed: BrandsReport['changed']) =>
    void send({
      rows: changed.map(({ id, version, before }) => ({ id, version, changes: before })),
      reason: 'The previous change was undone.',
    })
      .then(({ changed: back, refused }) =>
        toast.say(
          refused.length === 0
            ? 'Undone'
            : `${back.length} undone. ${refused.length} had been changed since then, so we left them.`,
        ),
      )
      .catch(({ message }: Error) => toast.say(message))
      .finally(refresh);
  const change = useMutation<BrandsReport, ProblemError, Wanted>({
    mutationFn: send,
    onError: ({ message }) => toast.say(message),
    onSuccess: ({ changed, refused }) => {
      refresh();
      if (refused.length > 0) return; // the report says it
      const said = changed.length === 1 ? '1 brand changed' : `${changed.length} brands changed`;
      toast.say(said, changed.length > 0 ? { undo: () => undo(changed) } : {});
    },
  });
  return { change, undo };
}
