import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { type StaffAd, useSaveAd } from '../../api/ads';
import { AdCard } from '../../ui/AdCard';
import { Fault } from '../../ui/Fault';
import { SubmitButton } from '../../ui/SubmitButton';
import { toast } from '../../ui/toast';
import { AdFields } from './AdFields';
import { draftOf, inputOf, previewOf } from './draft';

type AdDialogProps = {
  /** The ad to edit; without one a new one is created. */
  ad: StaffAd | undefined;
  onClose: () => void;
};

/** An ad's content, schedule and targets, and a preview in the feed. */
export function AdDialog({ ad, onClose }: AdDialogProps) {
  const titleId = useId();
  const [draft, setDraft] = useState(() => draftOf(ad));
  const [sending, setSending] = useState(false);
  const save = useSaveAd(ad?.id);
  const faults = save.error?.fieldErrors ?? {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(inputOf(draft), {
      onSuccess: ({ name }) => {
        toast.success(ad ? 'Saved' : `${name} placed`);
        onClose();
      },
    });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="lg">
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
        <DialogTitle id={titleId}>{ad ? 'Edit ad' : 'New ad'}</DialogTitle>
        <DialogContent
          sx={{
            display: 'grid',
            gap: 6,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          }}
        >
          <Box sx={{ display: 'grid', gap: 4 }}>
            <AdFields
              draft={draft}
              faults={faults}
              onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))}
              onSending={setSending}
            />
            <Fault>{Object.keys(faults).length > 0 ? null : save.error?.message}</Fault>
          </Box>
          <Box
            component="section"
            aria-label="Preview"
            sx={{ position: { md: 'sticky' }, top: 0, display: 'grid', gap: 3 }}
          >
            <Typography variant="subtitle2" component="h3">
              As influencers see it
            </Typography>
            <AdCard ad={previewOf(draft, ad?.id)} preview />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton busy={save.isPending || sending}>{ad ? 'Save' : 'Place ad'}</SubmitButton>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
