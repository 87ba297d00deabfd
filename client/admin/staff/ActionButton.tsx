import Button from '@mui/material/Button';
import { useAct } from './useAct';

type ActionButtonProps = { resource: string; id: string; action: string; label: string; done: string };

/** A button that takes nothing away, and so does not ask. */
export function ActionButton({ label, ...what }: ActionButtonProps) {
  const { run, busy } = useAct(what);
  return (
    <Button variant="outlined" disabled={busy} onClick={() => run()}>
      {label}
    </Button>
  );
}
