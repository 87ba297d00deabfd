import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { type FormEvent, type ReactNode, useId } from 'react';
import { SubmitButton } from '../../ui/SubmitButton';
import { BulkReport, type Report } from './BulkReport';

type BulkDialogProps = {
  title: string;
  busy: boolean;
  /** Progress: how many of how many are done. */
  done: number;
  total: number;
  /** After completion, if someone was left out. */
  report: Report | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/**
 * One question for all selected rows, confirmed as in `ConfirmDialog`; then progress, and finally who was left out, and
 * why.
 */
export function BulkDialog(props: BulkDialogProps) {
  const { title, busy, done, total, report, onSubmit, onClose, children } = props;
  const titleId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog open onClose={busy ? undefined : onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{report ? 'Not everything was done' : title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4 }}>
          {busy && <Progress done={done} total={total} />}
          {report ? <BulkReport report={report} /> : children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {report ? 'Close' : 'Cancel'}
          </Button>
          {!report && <SubmitButton busy={busy}>Confirm</SubmitButton>}
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Without a number until the first report. */
function Progress({ done, total }: { done: number; total: number }) {
  const words = `${done} of ${total} done`;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <LinearProgress
        aria-label="Working"
        aria-valuetext={words}
        {...(done > 0 && { variant: 'determinate', value: Math.round((100 * done) / total) })}
        sx={{ height: 8, borderRadius: '4px' }}
      />
      <Box className="tnum" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {words}
      </Box>
    </Box>
  );
}
