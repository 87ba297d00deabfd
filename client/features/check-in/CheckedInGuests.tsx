import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatPence } from '../../../server/contract/rules/money';
import { Avatar } from '../../ui/Avatar';
import { Fault } from '../../ui/Fault';
import { exactTime } from '../../ui/RelativeTime';
import { Subtitle } from '../../ui/headings';
import { type CheckedInGuest, type Door, guestsQuery } from './door-api';

type CheckedInGuestsProps = { door: Door; onPinNeeded: () => void; onChoose: (guest: CheckedInGuest) => void };

/** Who is in, and what their visits came to. Nothing where nobody is. */
export function CheckedInGuests({ door, onPinNeeded, onChoose }: CheckedInGuestsProps) {
  const titleId = useId();
  const { data: guests, error } = useQuery(guestsQuery(door, onPinNeeded));
  if (error) return <Fault>{error.message}</Fault>;
  if (!guests || guests.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 2 }}>
      <Typography id={titleId} variant="h2">
        Bills
      </Typography>
      <Typography>When a guest pays, enter what the whole bill came to.</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {guests.map((guest) => (
          <Box component="li" key={guest.collabId} sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
            <ButtonBase onClick={() => onChoose(guest)} sx={row}>
              <Avatar filePath={guest.avatarPath} name={guest.name} size={40} />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="subtitle2" component="div">
                  {guest.name}
                </Typography>
                <Subtitle>
                  {exactTime(guest.visitAt)} · {guest.title}
                </Subtitle>
              </Box>
              <Typography className="tnum" component="span" sx={{ fontWeight: 650, color: 'pass.primary' }}>
                {guest.bill ? formatPence(guest.bill.pence) : 'Enter bill'}
              </Typography>
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const row = {
  width: 1,
  minHeight: 56,
  py: 2,
  display: 'flex',
  gap: 3,
  alignItems: 'center',
  textAlign: 'left',
} as const;
