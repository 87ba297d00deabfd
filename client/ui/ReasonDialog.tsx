import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import type { ProblemError } from '../api/client';
import { ConfirmDialog } from './ConfirmDialog';
import { Fault } from './Fault';
import { TextField, type TextFieldProps } from './TextField';

/** A text's limits, from the document of the request it is sent with. */
type Limit = Readonly<{ least?: number; most: number }>;

type ReasonFieldProps = Pick<TextFieldProps, 'label' | 'placeholder' | 'autoFocus'> & {
  value: string;
  onChange: (value: string) => void;
  limit: Limit;
  /** Who will read it, for example. */
  hint?: string;
  /** The error of the request it was sent with. */
  error: ProblemError | null;
};

/** A reason, and the server's message about it. */
export function ReasonField({ label = 'Why', onChange, limit, hint, error, ...field }: ReasonFieldProps) {
  const fault = error?.fieldErrors.reason ?? error?.fieldErrors.note;
  return (
    <>
      <TextField
        {...field}
        label={label}
        onChange={({ target }) => onChange(target.value)}
        multiline
        minRows={2}
        error={fault !== undefined}
        helperText={fault ?? hint}
        slotProps={{ htmlInput: { maxLength: limit.most } }}
      />
      <Fault>{fault ? undefined : error?.message}</Fault>
    </>
  );
}

type ReasonDialogProps = Pick<ReasonFieldProps, 'label' | 'limit' | 'hint' | 'placeholder' | 'autoFocus'> & {
  title: string;
  isDestructive?: boolean;
  /** Of the request that it's sent with, if the dialog stays open for it. */
  mutation?: Readonly<{ isPending: boolean; error: ProblemError | null }>;
  onSend: (reason: string) => void;
  onClose: () => void;
  /** The consequences, and further input. */
  children?: ReactNode;
};

/** Confirms a decision that needs a reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, isDestructive, mutation, onSend, onClose, children, limit, ...field } = props;
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  return (
    <ConfirmDialog
      open
      title={title}
      destructive={isDestructive}
      busy={mutation?.isPending || reason.length < Math.max(1, limit.least ?? 0)}
      onCancel={onClose}
      onConfirm={() => onSend(reason)}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        {children}
        <ReasonField {...field} limit={limit} value={typed} onChange={setTyped} error={mutation?.error ?? null} />
      </Box>
    </ConfirmDialog>
  );
}
