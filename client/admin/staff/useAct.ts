import { useMutation } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useRefresh } from 'react-admin';
import { toast } from '../../ui/toast';
import type { PanelDataProvider } from '../data-provider';

type Act = Readonly<{ resource: string; id: string; action: string; done: string; onDone?: () => void }>;

/** One button of a record: does it, says so, and shows everything as it is now. `run()` takes what is sent with it. */
export function useAct({ resource, id, action, done, onDone }: Act) {
  const { act } = useDataProvider<PanelDataProvider>();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation<RaRecord, Error, object>({
    mutationFn: (body) => act(resource, id, action, body),
    onSuccess: () => {
      toast.success(done);
      refresh();
      onDone?.();
    },
    onError: (error) => toast.say(error.message),
  });
  return { run: (body: object = {}) => mutate(body), busy: isPending };
}
