import Typography from '@mui/material/Typography';
import { PageHeader } from '../../../ui/PageHeader';
import { CallTicket } from './CallTicket';
import type { Call } from './calls-api';

/** The call stands in the book, and the invitation is on its way. */
export function CallBooked({ call }: { call: Call }) {
  return (
    <>
      <PageHeader
        title="Your call is booked"
        lead={
          <>
            We have sent an invitation to <strong>{call.email}</strong>, with a file for your calendar.
          </>
        }
      />
      <CallTicket call={call} />
      <Typography sx={{ mt: 6, color: 'text.secondary' }}>
        Something came up? The mail has a link with which you can move or cancel the call.
      </Typography>
    </>
  );
}
