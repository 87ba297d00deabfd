import { IconTrash } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { IconAction } from '../../../ui/IconAction';
import { ExactTime } from '../../../ui/RelativeTime';
import type { SheetMail } from './venues-api';

type SheetAddressesProps = {
  emails: readonly string[];
  stopped: SheetMail['addresses'];
  again: readonly string[];
  onAgain: (email: string) => void;
  onRemove: (email: string) => void;
};

/** Who gets the sheet. One who has stopped it is named, and gets it again only if the brand says so. */
export function SheetAddresses({ emails, stopped, again, onAgain, onRemove }: SheetAddressesProps) {
  if (emails.length === 0) return null;
  return (
    <Box component="ul" aria-label="Addresses" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {emails.map((email) => {
        const stoppedAt = stopped.find((address) => address.email === email)?.stoppedAt ?? null;
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
              {stoppedAt && !again.includes(email) && (
                <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
                  <Typography variant="body2" role="status" sx={{ color: 'pass.error' }}>
                    Stopped these emails on <ExactTime time={stoppedAt} />. Send them again only if they’ve asked you
                    to.
                  </Typography>
                  <Button size="small" aria-label={`Send to ${email} again`} onClick={() => onAgain(email)}>
                    Send again
                  </Button>
                </Box>
              )}
              {stoppedAt && again.includes(email) && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  We’ll email them again once you save.
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
