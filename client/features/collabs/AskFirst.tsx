import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { type CollabMove, useMoveCollab } from '../../api/collabs';
import MoveCollabInput from '../../api/limits/MoveCollabInput.json';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { ReasonField } from '../../ui/ReasonDialog';

type AskFirstProps = {
  /** Of the Collab. */
  id: string;
  move: CollabMove;
  button: string;
  title: string;
  /** Its button's style; `grave` is for what ends something. */
  look?: 'outlined' | 'contained' | 'text' | 'grave';
  reasonLabel?: string;
  /** The consequences, and further input. */
  children: ReactNode;
};

/** A step with a confirmation dialog and an optional reason. */
export function AskFirst({ id, move, button, title, look = 'outlined', reasonLabel, children }: AskFirstProps) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const step = useMoveCollab(id);
  const take = () =>
    step.mutate({ ...move, ...(reason.trim() && { reason: reason.trim() }) }, { onSuccess: () => setOpen(false) });
  return (
    <>
      <Button
        variant={look === 'grave' ? 'text' : look}
        color={look === 'grave' ? 'error' : 'primary'}
        onClick={() => setOpen(true)}
      >
        {button}
      </Button>
      <ConfirmDialog
        open={open}
        title={title}
        destructive={look === 'grave'}
        busy={step.isPending}
        onCancel={() => setOpen(false)}
        onConfirm={take}
      >
        {children}
        <ReasonField
          label={reasonLabel ?? 'Reason (optional)'}
          value={reason}
          onChange={setReason}
          error={step.error}
          limit={MoveCollabInput.reason}
        />
      </ConfirmDialog>
    </>
  );
}
