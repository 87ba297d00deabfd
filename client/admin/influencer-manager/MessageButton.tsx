import { IconMessage } from '@tabler/icons-react';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useMay } from '../staff/useMay';
import { MessageDialog } from './MessageDialog';

/** Writes to this influencer, if the staff role allows it. */
export function MessageButton({ influencerId, handle }: { influencerId: string; handle: string }) {
  const [open, setOpen] = useState(false);
  const may = useMay();
  if (!may('influencer.message')) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<IconMessage size={18} stroke={1.75} />} onClick={() => setOpen(true)}>
        Message
      </Button>
      {open && <MessageDialog influencerIds={[influencerId]} name={`@${handle}`} onClose={() => setOpen(false)} />}
    </>
  );
}
