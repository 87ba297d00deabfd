import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type FormEvent, useId, useState } from 'react';
import {
  type Days,
  type ReportLink,
  type ShareReport,
  useReportLinks,
  useRevokeReport,
  useShareReport,
} from '../../api/analytics';
import ShareReportInput from '../../api/limits/ShareReportInput.json';
import { CopyButton } from '../../ui/CopyButton';
import { Fault } from '../../ui/Fault';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextField } from '../../ui/TextField';
import { dayInWords, momentInWords } from './words';
import Typography from '@mui/material/Typography';
import { toast } from '../../ui/toast';

type ShareDialogProps = { brandId: string; days: Days; onClose: () => void };
type Valid = ShareReport['daysValid'];

const rolling = { '': null, '30': 30, '90': 90, '365': 365 } as const;

/** Creates a public URL for a report, and lists existing ones. */
export function ShareDialog({ brandId, days, onClose }: ShareDialogProps) {
  const titleId = useId();
  const [title, setTitle] = useState('Our Collabs');
  const [span, setSpan] = useState<keyof typeof rolling>('');
  const [daysValid, setDaysValid] = useState<Valid>(30);
  const [withCosts, setWithCosts] = useState(false);
  const share = useShareReport(brandId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const last = rolling[span];
    share.mutate({ title, withCosts, daysValid, ...(last === null ? days : { rollingDays: last }) });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>Share a live report</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 6 }}>
        {share.data ? (
          <NewAddress url={share.data.url} />
        ) : (
          <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 4, pt: 2 }}>
            <TextField label="Name of the report" value={title} onChange={(event) => setTitle(event.target.value)} error={Boolean(share.error?.fieldErrors.title)} helperText={share.error?.fieldErrors.title} slotProps={{ htmlInput: { maxLength: ShareReportInput.title.most } }} />
            <TextField select label="Period" value={span} onChange={(event) => setSpan(event.target.value as keyof typeof rolling)}>
              <option value="">{`${dayInWords(days.from)} to ${dayInWords(days.to)}`}</option>
              <option value="30">The last 30 days, always up to date</option>
              <option value="90">The last 90 days, always up to date</option>
              <option value="365">The last 12 months, always up to date</option>
            </TextField>
            <TextField select label="Works for" value={String(daysValid)} onChange={(event) => setDaysValid(Number(event.target.value) as Valid)}>
              <option value="7">7 days</option>
              <option value="30">30 days</option>
              <option value="90">90 days</option>
              <option value="365">A year</option>
            </TextField>
            <FormControlLabel control={<Checkbox checked={withCosts} onChange={(_, checked) => setWithCosts(checked)} />} label="Show what it cost" />
            <Fault>{share.error && Object.keys(share.error.fieldErrors).length === 0 ? share.error.message : null}</Fault>
            <SubmitButton busy={share.isPending} sx={{ justifySelf: 'start' }}>
              Create the link
            </SubmitButton>
          </Box>
        )}
        <SharedReports brandId={brandId} onStopped={(id) => id === share.data?.id && share.reset()} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  ); // prettier-ignore
}

function NewAddress({ url }: { url: string }) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 3, justifyItems: 'start', pt: 2 }}>
      <div>Anyone with this link can view the report without signing in. Copy it now – you won’t be able to see it again.</div>
      <Box component="code" sx={{ typography: 'code', overflowWrap: 'anywhere', p: 3, borderRadius: '6px', bgcolor: 'pass.sunken' }}>
        {url}
      </Box>
      <CopyButton text={url} what="the link" />
    </Box>
  ); // prettier-ignore
}

const periodOf = ({ rollingDays, from, to }: ReportLink): string =>
  rollingDays !== null || !from || !to ? `the last ${rollingDays} days` : `${dayInWords(from)} to ${dayInWords(to)}`;

type SharedReportsProps = { brandId: string; onStopped: (id: string) => void };

/** Currently shared reports, each with a button to stop sharing. */
function SharedReports({ brandId, onStopped }: SharedReportsProps) {
  const { data, error } = useReportLinks(brandId);
  const revoke = useRevokeReport(brandId);
  const stop = (id: string) =>
    revoke.mutate(id, {
      onSuccess: () => {
        toast.success('Its link no longer works.');
        onStopped(id);
      },
    });
  if (error) return <Fault>{error.message}</Fault>;
  if (!data || data.items.length === 0) return null;
  return (
    <Box component="section" aria-label="Shared reports" sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h3">Shared so far</Typography>
      <Fault>{revoke.error?.message}</Fault>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {data.items.map((link) => (
          <Box component="li" key={link.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
            <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
              <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
                {link.title}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {periodOf(link)}, {link.withCosts ? 'with' : 'without'} costs;{' '}
                {link.open ? `works until ${momentInWords(link.expiresAt)}` : 'has expired'}
              </Typography>
            </Box>
            <Button aria-label={`Stop sharing ${link.title}`} onClick={() => stop(link.id)}>
              Stop sharing
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
