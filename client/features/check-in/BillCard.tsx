import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Avatar } from '../../ui/Avatar';
import { exactTime } from '../../ui/RelativeTime';
import { Ticket } from '../../ui/Ticket';
import type { CheckedInGuest, Door } from './door-api';
import { GuestBill } from './GuestBill';

type BillCardProps = { door: Door; guest: CheckedInGuest; onPinNeeded: () => void; onBack: () => void };

/** A guest who is in, with their bill. */
export function BillCard({ door, guest, onPinNeeded, onBack }: BillCardProps) {
  const { name, handle, avatarPath, title, checkedInAt } = guest;
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Ticket
        title={name}
        subtitle={`@${handle}`}
        headingLevel="h2"
        media={<Avatar filePath={avatarPath} name={name} size={48} />}
        facts={[
          { label: 'For', value: title },
          { label: 'Checked in', value: exactTime(checkedInAt) },
        ]}
      />
      <GuestBill door={door} guest={guest} onPinNeeded={onPinNeeded} />
      <Button variant="outlined" size="large" onClick={onBack}>
        Back
      </Button>
    </Box>
  );
}
