import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId, useState } from 'react';
import {
  type InfluencerList,
  useAddMembers,
  useCreateList,
  useInfluencerLists,
  useRemoveMembers,
} from '../../api/influencer-lists';
import { Fault } from '../Fault';
import { TextField } from '../TextField';
import { toast } from '../toast';
import { addedInWords } from './AddedReport';

type AddToListProps = { influencerIds: readonly string[]; onClose: () => void; onAdded?: () => void };

/** Adds these influencers to an existing list, or creates one with them. */
export function AddToList({ influencerIds, onClose, onAdded }: AddToListProps) {
  const titleId = useId();
  const [q, setQ] = useState('');
  const name = q.trim();
  const { data: lists, error } = useInfluencerLists({ q: useDeferredValue(name) });
  const create = useCreateList();
  const add = useAddMembers();
  const remove = useRemoveMembers();
  const busy = add.isPending || create.isPending;
  const putOn = ({ id, name: listName }: Pick<InfluencerList, 'id' | 'name'>) =>
    add.mutate(
      { id, influencerIds },
      {
        onSuccess: (report) => {
          const undo = report.alreadyThere === 0 ? () => remove.mutate({ id, influencerIds }) : undefined;
          toast.say(`${listName}: ${addedInWords(report)}`, { undo });
          onAdded?.();
          onClose();
        },
      },
    );
  // Until the lists have loaded, it isn't known whether this is a new one.
  const isNew =
    name !== '' && lists !== undefined && !lists.some((list) => list.name.toLowerCase() === name.toLowerCase());
  const people = influencerIds.length === 1 ? '1 influencer' : `${influencerIds.length} influencers`;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>Add {people} to a list</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        <TextField
          autoFocus
          label="Find a list, or name a new one"
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
        <Fault>{error?.message ?? add.error?.message ?? create.error?.message}</Fault>
        <Box
          component="ul"
          aria-label="Lists"
          sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 300, overflowY: 'auto' }}
        >
          {lists?.map((list) => (
            <li key={list.id}>
              <Button fullWidth disabled={busy} onClick={() => putOn(list)} sx={{ justifyContent: 'space-between' }}>
                <span>{list.name}</span>
                <Typography component="span" variant="body2" className="tnum" sx={{ color: 'text.secondary' }}>
                  {list.members}
                </Typography>
              </Button>
            </li>
          ))}
        </Box>
        {isNew && (
          <Button
            variant="outlined"
            disabled={busy}
            onClick={() => create.mutate({ name, notes: '' }, { onSuccess: putOn })}
          >
            Start “{name}” with them
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}
