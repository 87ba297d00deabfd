import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { hourInWords, sheetAddressesAtMost, sheetHours } from '../../../../server/contract/rules/day-sheet';
import { isStrictEmail, normaliseTypedEmail } from '../../../../server/contract/rules/email';
import { EmailField } from '../../../ui/EmailField';
import { Fault } from '../../../ui/Fault';
import { SubmitButton } from '../../../ui/SubmitButton';
import { TextField } from '../../../ui/TextField';
import { toast } from '../../../ui/toast';
import { SheetAddresses } from './SheetAddresses';
import { type SheetMail, useKeepSheetMail } from './venues-api';

type SheetMailDialogProps = { mail: SheetMail; onClose: () => void };

const emailsOf = ({ addresses }: SheetMail): string[] => addresses.map(({ email }) => email);

/** When the sheet of a venue is emailed, and to whom. */
export function SheetMailDialog({ mail, onClose }: SheetMailDialogProps) {
  const save = useKeepSheetMail(mail.venueId);
  const [hour, setHour] = useState(mail.hour);
  const [emails, setEmails] = useState(emailsOf(mail));
  const [again, setAgain] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const typeEmail = (email: string) => {
    setTyped(email);
    setFault(null);
  };
  const known = save.data ?? mail;

  /** The list with what is in the field; null if that is no address. */
  function withTyped(): string[] | null {
    const email = normaliseTypedEmail(typed);
    if (email === '') return emails;
    if (!isStrictEmail(email)) {
      setFault('Please enter a valid email address.');
      return null;
    }
    setFault(null);
    setTyped('');
    const next = emails.includes(email) ? emails : [...emails, email];
    setEmails(next);
    return next;
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    const listed = withTyped();
    if (!listed) return;
    save.mutate(
      { hour, emails: listed, again: again.filter((email) => listed.includes(email)) },
      {
        onSuccess: (kept) => {
          setAgain([]);
          if (hasNewlyStopped(known, kept)) return;
          toast.success(`Day sheet emails for ${mail.venue} saved.`);
          onClose();
        },
      },
    );
  }
  const isFull = emails.length >= sheetAddressesAtMost;
  return (
    <Dialog open onClose={onClose} aria-labelledby="sheet-mail-title" fullWidth maxWidth="sm">
      <DialogTitle id="sheet-mail-title">Day sheet emails for {mail.venue}</DialogTitle>
      <Box
        component="form"
        noValidate
        aria-labelledby="sheet-mail-title"
        onSubmit={submit}
        sx={{ display: 'contents' }}
      >
        <DialogContent sx={{ display: 'grid', gap: 5, alignContent: 'start' }}>
          <Typography>
            We’ll email the day’s visits, with allergies, to your kitchen and floor. If something changes later that
            day, we’ll send an update.
          </Typography>
          <TextField
            select
            label="Every day at (UK time)"
            value={hour ?? ''}
            onChange={({ target }) => setHour(target.value === '' ? null : Number(target.value))}
          >
            <option value="">Off</option>
            {sheetHours.map((each) => (
              <option key={each} value={each}>
                {hourInWords(each)}
              </option>
            ))}
          </TextField>
          <SheetAddresses
            emails={emails}
            known={known.addresses}
            again={again}
            onAgain={(email) => setAgain([...again, email])}
            onRemove={(email) => setEmails(emails.filter((each) => each !== email))}
          />
          {!isFull && (
            <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
              <Box sx={{ width: '100%' }}>
                <EmailField label="Email address" autoComplete="off" value={typed} onChange={typeEmail} fault={fault} />
              </Box>
              <Button variant="outlined" onClick={withTyped}>
                Add address
              </Button>
            </Box>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            These emails contain health details. Only add people who cook or serve: we’ll ask each of them to confirm.
            You can add up to {sheetAddressesAtMost}.
          </Typography>
          <Fault>{save.error?.message}</Fault>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton busy={save.isPending}>Save</SubmitButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

/** Whether an address was added that has stopped the emails: the brand then has to know, and to decide. */
const hasNewlyStopped = (before: SheetMail, kept: SheetMail): boolean =>
  kept.addresses.some(({ email, stoppedAt }) => stoppedAt !== null && !emailsOf(before).includes(email));
