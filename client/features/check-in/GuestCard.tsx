import { useMutation } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ProblemError } from '../../api/client';
import { Avatar } from '../../ui/Avatar';
import { Fault } from '../../ui/Fault';
import { FoodRisksNote } from '../../ui/food-risks/FoodRisksNote';
import { exactTime } from '../../ui/RelativeTime';
import { Ticket } from '../../ui/Ticket';
import { atDoor, checkIn, type Door, type Guest } from './door-api';
import { GuestBill } from './GuestBill';

type GuestCardProps = { door: Door; guest: Guest; onPinNeeded: () => void; onNext: () => void };

/** Who has come, with how many, and what they wrote; one button lets them in, and then their bill can be entered. */
export function GuestCard({ door, guest, onPinNeeded, onNext }: GuestCardProps) {
  const { name, handle, avatarPath, guests, title, venue, note, visitAt, foodRisks } = guest;
  const confirm = useMutation<unknown, ProblemError>({
    mutationFn: () => atDoor(checkIn(door, guest), onPinNeeded),
  });
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Ticket
        title={name}
        subtitle={`@${handle}`}
        headingLevel="h2"
        media={<Avatar filePath={avatarPath} name={name} size={48} />}
        stamp={confirm.isSuccess ? 'Checked in' : undefined}
        justStamped={confirm.isSuccess}
        facts={[
          { label: 'For', value: title },
          { label: 'Guests', value: guests },
          { label: 'Visit', value: exactTime(visitAt) },
          { label: 'Where', value: venue },
        ]}
      >
        {note && <Typography sx={{ whiteSpace: 'pre-line' }}>{note}</Typography>}
      </Ticket>
      <FoodRisksNote risks={foodRisks} name={name}>
        Please share it with the kitchen and the floor only.
      </FoodRisksNote>
      <Fault>{confirm.error?.message}</Fault>
      {confirm.isSuccess && <Typography role="status">{name} is checked in. Enjoy the visit.</Typography>}
      {confirm.isSuccess && <GuestBill door={door} guest={{ ...guest, bill: null }} onPinNeeded={onPinNeeded} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {!confirm.isSuccess && (
          <Button
            variant="contained"
            size="large"
            loading={confirm.isPending}
            onClick={() => confirm.mutate()}
            sx={{ flex: 1 }}
          >
            Check in
          </Button>
        )}
        <Button variant="outlined" size="large" onClick={onNext} sx={{ flex: 1 }}>
          Next guest
        </Button>
      </Box>
    </Box>
  );
}
