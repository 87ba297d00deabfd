import Button from '@mui/material/Button';
import { useAct } from './useAct';

type ActionButtonProps = { act: () => Promise<unknown>; label: string; done: string };

/** A button that takes nothing away, and so does not ask. */
export function ActionButton({ act, label, done }: ActionButtonProps) {
  const { run, busy } = useAct({ done });
  return (
    <Button variant="outlined" disabled={busy} onClick={() => run(act)}>
      {label}
    </Button>
  );
}
