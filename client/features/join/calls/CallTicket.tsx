import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Ticket } from '../../../ui/Ticket';
import { momentWords, timeWords } from '../../../ui/call-words';
import type { Call } from './calls-api';

/** One call, as a ticket. */
export function CallTicket({ call, actions }: { call: Call; actions?: ReactNode }) {
  const facts = [
    { label: 'For', value: `${call.name}, ${call.company}` },
    { label: 'Until', value: `${timeWords(call.endsAt)}, UK time` },
  ];
  return (
    <Box sx={{ maxWidth: 480 }}>
      <Ticket
        headingLevel="h2"
        title={momentWords(call.startsAt)}
        subtitle="A first call with Tastemaker"
        facts={facts}
        stamp={call.state === 'cancelled' ? 'Cancelled' : undefined}
        actions={actions}
      />
    </Box>
  );
}
