import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import ReportInput from '../../api/limits/ReportInput.json';
import { TextField } from '../../ui/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Fault } from '../../ui/Fault';
import { toast } from '../../ui/toast';
import { type Message, type ReportReason, useReport } from './conversations';

const reasons: readonly Readonly<{ value: ReportReason; label: string }>[] = [
  { value: 'harassment', label: 'Harassment or threats' },
  { value: 'spam', label: 'Spam or advertising' },
  { value: 'scam', label: 'Fraud, or asking for money' },
  { value: 'inappropriate', label: 'Inappropriate content' },
  { value: 'other', label: 'Something else' },
];

type ReportDialogProps = { conversationId: string; message: Message | null; onClose: () => void };

/** Asks our staff to review one message, or the whole conversation. */
export function ReportDialog({ conversationId, message, onClose }: ReportDialogProps) {
  const titleId = useId();
  const [reason, setReason] = useState<ReportReason>('harassment');
  const [details, setDetails] = useState('');
  const report = useReport(conversationId);
  const send = () =>
    report.mutate(
      { reason, details, ...(message ? { messageId: message.id } : {}) },
      {
        onSuccess: () => {
          toast.success('Thank you. Our team will look into it.');
          onClose();
        },
      },
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{message ? 'Report this message' : 'Report this conversation'}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Our staff will read the latest messages in this conversation. The other side won’t know who reported it.
        </Typography>
        <RadioGroup aria-label="What’s wrong?" value={reason} onChange={(_, value) => setReason(value as ReportReason)}>
          {reasons.map(({ value, label }) => (
            <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
          ))}
        </RadioGroup>
        <TextField
          label="Anything else we should know (optional)"
          value={details}
          onChange={(event) => setDetails(event.target.value)}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: ReportInput.details.most } }}
        />
        <Fault>{report.error?.message}</Fault>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" onClick={send} loading={report.isPending}>
          Report
        </Button>
      </DialogActions>
    </Dialog>
  );
}
