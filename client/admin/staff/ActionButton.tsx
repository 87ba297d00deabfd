import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useRefresh } from 'react-admin';
import { withFreshProof } from '../../api/proof';
import { toast } from '../../ui/toast';

type ActionButtonProps = { act: () => Promise<unknown>; label: string; done: string };

/** A button for a non-destructive action, without confirmation. */
export function ActionButton({ act, label, done }: ActionButtonProps) {
  const { run, busy } = useAct({ done });
  return (
    <Button variant="outlined" disabled={busy} onClick={() => run(act)}>
      {label}
    </Button>
  );
}

type Act = Readonly<{ done: string; onDone?: () => void }>;

/**
 * Runs a record's action: `run(() => call(…))` calls the API, shows a toast, and refetches everything. If the server
 * requires it, the person reauthenticates.
 */
export function useAct({ done, onDone }: Act) {
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation<unknown, Error, () => Promise<unknown>>({
    mutationFn: withFreshProof,
    onSuccess: () => {
      toast.success(done);
      refresh();
      onDone?.();
    },
    onError: (error) => toast.say(error.message),
  });
  return { run: mutate, busy: isPending };
}
