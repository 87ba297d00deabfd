import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { CopyButton } from '../../ui/CopyButton';
import { Fault } from '../../ui/Fault';
import { type CheckInLink, useMakeLink, useRemoveLink } from './links-api';

type LinkRowProps = { venueId: string | null; name: string; link: CheckInLink | undefined };

/** One door: its link, and its PIN while it is new. */
export function LinkRow({ venueId, name, link }: LinkRowProps) {
  const make = useMakeLink();
  const remove = useRemoveLink();
  const [removing, setRemoving] = useState(false);
  const pin = link && make.data?.id === link.id ? make.data.pin : null;
  return (
    <Card component="li" sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gap: 3 }}>
      <Typography variant="h2" sx={{ typography: 'subtitle1' }}>
        {name}
      </Typography>
      {link ? (
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {link.url}
          </Typography>
          <CopyButton text={link.url} what="link" />
        </Box>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          No link for this door yet.
        </Typography>
      )}
      {pin && (
        <Typography role="status" className="tnum">
          The PIN is <strong>{pin}</strong>. Write it down: we only show it once.
        </Typography>
      )}
      <Fault>{make.error?.message ?? remove.error?.message}</Fault>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          variant={link ? 'outlined' : 'contained'}
          loading={make.isPending}
          onClick={() => make.mutate(venueId)}
          aria-label={`${link ? 'New PIN' : 'Create a link'}, ${name}`}
        >
          {link ? 'New PIN' : 'Create a link'}
        </Button>
        {link && (
          <Button color="error" onClick={() => setRemoving(true)} aria-label={`Take back, ${name}`}>
            Take back
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={removing}
        title="Take this link back?"
        destructive
        busy={remove.isPending}
        onCancel={() => setRemoving(false)}
        onConfirm={() => link && remove.mutate(link.id, { onSuccess: () => setRemoving(false) })}
      >
        <Typography>All phones using this link will be signed out straight away.</Typography>
      </ConfirmDialog>
    </Card>
  );
}
