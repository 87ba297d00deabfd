import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useContext, useId, useState } from 'react';
import { listLimits } from '../../../server/contract/rules/influencer-lists';
import { brandLists, type InfluencerList, ListsOf, useCreateList, useUpdateList } from '../../api/influencer-lists';
import { Fault } from '../Fault';
import { SubmitButton } from '../SubmitButton';
import { TextField } from '../TextField';

type ListDialogProps = {
  /** The list to edit; without one a new one is created. */
  list?: InfluencerList;
  onClose: () => void;
  onSaved?: (list: InfluencerList) => void;
};

/** A list's name and description. */
export function ListDialog({ list, onClose, onSaved }: ListDialogProps) {
  const titleId = useId();
  const create = useCreateList();
  const update = useUpdateList(list?.id ?? '');
  const save = list ? update : create;
  const [name, setName] = useState(list?.name ?? '');
  const [notes, setNotes] = useState(list?.notes ?? '');
  const fault = save.error?.fieldErrors.name;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { name, notes },
      {
        onSuccess: (saved) => {
          onClose();
          onSaved?.(saved);
        },
      },
    );
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <Box component="form" noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{list ? 'Name and notes' : 'New list'}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          <TextField
            autoFocus
            label="Name"
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={Boolean(fault)}
            helperText={fault}
            slotProps={{ htmlInput: { maxLength: listLimits.name } }}
          />
          <TextField
            label={
              useContext(ListsOf) === brandLists ? 'Notes (only your team sees them)' : 'Notes (only staff see them)'
            }
            value={notes}
            onChange={({ target }) => setNotes(target.value)}
            multiline
            minRows={3}
            slotProps={{ htmlInput: { maxLength: listLimits.notes } }}
          />
          <Fault>{fault ? null : save.error?.message}</Fault>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton busy={save.isPending}>{list ? 'Save' : 'Create list'}</SubmitButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
