import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { type Deliverable, useMoveDeliverable } from '../../api/collabs';
import { SubmitButton } from '../../ui/SubmitButton';
import { toast } from '../../ui/toast';
import { addressFault } from './post-address';

/** Takes the address of the post, once it is out. */
export function PublishPiece({ piece: { id, type } }: { piece: Deliverable }) {
  const [url, setUrl] = useState('');
  const [fault, setFault] = useState<string>();
  const move = useMoveDeliverable();
  const publish = (event: FormEvent) => {
    event.preventDefault();
    const found = addressFault(url.trim(), type);
    setFault(found);
    if (found) return;
    move.mutate(
      { id, action: 'publish', url: url.trim() },
      {
        onSuccess: () => toast.success('Published.'),
        onError: ({ fieldErrors, message }) => setFault(fieldErrors.url ?? message),
      },
    );
  };
  return (
    <Box component="form" noValidate onSubmit={publish} sx={{ display: 'grid', gap: 4 }}>
      <TextField
        label="Address of the post"
        type="url"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        onBlur={() => setFault(url.trim() ? addressFault(url.trim(), type) : undefined)}
        error={Boolean(fault)}
        helperText={fault ?? 'Post it with “Ad” at the beginning, then paste its address here.'}
        placeholder="https://"
      />
      <SubmitButton busy={move.isPending} sx={{ justifySelf: 'start' }}>
        Publish
      </SubmitButton>
    </Box>
  );
}
