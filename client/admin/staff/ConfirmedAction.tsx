import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { useAct } from './ActionButton';

type ConfirmedActionProps = {
  act: () => Promise<unknown>;
  label: string;
  /** The success message. */
  done: string;
  /** The consequences, shown before it is done. */
  children: ReactNode;
  typeToConfirm?: string;
};

/** A button for a destructive action, with confirmation. The server may then require reauthentication. */
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
