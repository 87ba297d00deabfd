import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useAct } from './ActionButton';

type ConfirmedActionProps = {
  act: () => Promise<unknown>;
  label: string;
  /** What is said when it is done. */
  done: string;
  /** What follows from it, before it is done. */
  children: ReactNode;
  typeToConfirm?: string;
};

/** A button that takes something away: it asks first. The server may then want a fresh proof. */
export function ConfirmedAction({ act, label, done, children, typeToConfirm }: ConfirmedActionProps) {
  const [asking, setAsking] = useState(false);
  const { run, busy } = useAct({ done });
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        destructive
        typeToConfirm={typeToConfirm}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          run(act);
        }}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
