import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { productNow } from '../../api/clock';
import { type Door, keptDoor } from './door-api';
import { GuestDesk } from './GuestDesk';
import { PinForm } from './PinForm';

/** What the people of a venue open on their phone: a PIN, then a code for each guest. They have no account. */
export function DoorPage() {
  const { token } = useParams();
  const [search] = useSearchParams();
  const [door, setDoor] = useState<Door | null>(() => {
    const known = keptDoor(productNow());
    return !token || known?.token === token ? known : null;
  });
  return (
    <Box component="main" sx={{ maxWidth: 440, mx: 'auto', px: 4, py: { xs: 6, sm: 10 }, display: 'grid', gap: 6 }}>
      <Typography variant="h1">Check-in</Typography>
      {door && <GuestDesk door={door} code={search.get('code') ?? ''} onPinNeeded={() => setDoor(null)} />}
      {!door && token && <PinForm token={token} onOpen={setDoor} />}
      {!door && !token && (
        <Typography>
          Please open the check-in link of your venue on this phone first, and type its PIN. Then scan the code again.
        </Typography>
      )}
    </Box>
  );
}
