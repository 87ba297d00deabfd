import { useMutation } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';
import { accountManagers, onboardingStages, salesStages } from '../../../server/contract/lists/brands';
import { priorities } from '../../../server/contract/lists/collab';
import type { Option } from '../../../server/contract/lists/option';
import { type ProblemError, call } from '../../api/client';
import type { components } from '../../api/schema';
import { toast } from '../../ui/toast';

type Wanted = components['schemas']['ChangeBrandsInput'];
export type BrandsReport = components['schemas']['BrandsReportView'];

const managers = () => [{ id: '', label: 'Nobody' }, ...accountManagers.filter(({ withdrawn }) => !withdrawn)];

/** What many brands can be given at once, and the choices as they stand now. */
export const bulkFields = [
  { id: 'accountManager', label: 'Account manager', choices: managers },
  { id: 'priority', label: 'Priority', choices: () => priorities },
  { id: 'salesStage', label: 'Sales stage', choices: () => salesStages },
  { id: 'onboardingStage', label: 'Onboarding stage', choices: () => onboardingStages },
] as const satisfies readonly { id: string; label: string; choices: () => readonly Option[] }[];
export type BulkField = (typeof bulkFields)[number]['id'];

const send = (body: Wanted) => call('POST /api/v1/admin/brand-manager/changes', { body });

/** Changes many brands by one call, and offers to take back exactly what was changed. */
export function useChangeBrands() {
  const refresh = useRefresh();
  const undo = (changed: BrandsReport['changed']) =>
    void send({
      rows: changed.map(({ id, version, before }) => ({ id, version, changes: before })),
      reason: 'The previous change was undone.',
    })
      .then(({ changed: back, refused }) =>
        toast.say(refused.length === 0 ? 'Undone' : `${back.length} undone, ${refused.length} had been changed since`),
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
