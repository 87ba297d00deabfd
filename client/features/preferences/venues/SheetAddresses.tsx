import { IconTrash } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconAction } from '../../../ui/IconAction';
import { ExactTime } from '../../../ui/RelativeTime';
import type { SheetMail } from './venues-api';

type SheetAddressesProps = {
  emails: readonly string[];
  known: SheetMail['addresses'];
  again: readonly string[];
  onAgain: (email: string) => void;
  onRemove: (email: string) => void;
};

/** Who gets the sheet. Those who haven’t confirmed or have stopped it are named, and asked again if the brand says so. */
export function SheetAddresses({ emails, known, again, onAgain, onRemove }: SheetAddressesProps) {
  if (emails.length === 0) return null;
  return (
    <Box component="ul" aria-label="Addresses" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {emails.map((email) => {
        const address = known.find((each) => each.email === email);
        const isOff = address !== undefined && (address.stoppedAt !== null || address.confirmedAt === null);
        return (
          <Box
            component="li"
            key={email}
            sx={{
              display: 'flex',
              gap: 2,
              alignItems: 'center',
              borderBottom: '1px solid',
              borderColor: 'divider',
              py: 1,
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{email}</Typography>
              {isOff && !again.includes(email) && (
                <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
                  <Typography
                    variant="body2"
                    role="status"
                    sx={{ color: address.stoppedAt ? 'pass.error' : 'text.secondary' }}
                  >
                    <Why address={address} />
                  </Typography>
                  <Button size="small" aria-label={`Ask ${email} again`} onClick={() => onAgain(email)}>
                    Ask again
                  </Button>
                </Box>
              )}
              {isOff && again.includes(email) && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  We’ll ask them to confirm once you save.
                </Typography>
              )}
            </Box>
            <IconAction icon={IconTrash} label={`Remove ${email}`} onClick={() => onRemove(email)} />
          </Box>
        );
      })}
    </Box>
  );
}

/** Why an address gets no sheets. */
function Why({ address: { stoppedAt, stoppedFor } }: { address: SheetMail['addresses'][number] }) {
  if (!stoppedAt) return 'They still have to confirm, with the link that we emailed.';
  if (stoppedFor === 'undeliverable')
    return (
      <>
        Emails haven’t arrived since <ExactTime time={stoppedAt} />. Check the address.
      </>
    );
  return (
    <>
      Stopped these emails on <ExactTime time={stoppedAt} />. Ask again only if they want them.
    </>
  );
}
