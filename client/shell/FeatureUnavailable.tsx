import { IconLock, IconX } from '@tabler/icons-react';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { Feature } from '../../server/contract/features';
import { messages } from '../../server/contract/rules/constants';
import { Box, Button } from '../ui/elements';
import { unlockingPlan, upgrade } from './billing/upgrade';
import { useBilling } from './billing/use-billing';
import { homeOf } from './session/session';
import { useSession } from './session/session-context';

type FeatureUnavailableProps = {
  /** The feature's name; the plans are offered if a larger one has it. */
  feature?: Feature;
  /** Called when the dialog is closed. */
  onLeave?: () => void;
};

/**
 * Shown instead of a feature that this account can't use. Every way to close it leads to the dashboard, but the
 * backdrop doesn't close it.
 */
export function FeatureUnavailable({ feature, onLeave }: FeatureUnavailableProps) {
  const session = useSession();
  const billing = useBilling();
  const navigate = useNavigate();
  const titleId = useId();
  const textId = useId();
  const plan = billing && feature ? unlockingPlan(billing, feature) : null;
  const backToDashboard = () => {
    onLeave?.();
    void navigate(homeOf(session));
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={(_event, reason) => {
        if (reason !== 'backdropClick') backToDashboard();
      }}
    >
      <DialogTitle id={titleId} sx={{ display: 'flex', gap: 2, alignItems: 'center', pr: 14 }}>
        <IconLock size={22} stroke={1.75} aria-hidden />
        Feature Unavailable
      </DialogTitle>
      <IconButton aria-label="Close" onClick={backToDashboard} sx={{ position: 'absolute', top: 16, right: 16 }}>
        <IconX size={20} stroke={1.75} />
      </IconButton>
      <DialogContent>
        <Box id={textId}>{messages.featureUnavailable}</Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {plan && <Button onClick={() => upgrade.open(plan.id)}>See the plans</Button>}
        <Button variant="contained" onClick={backToDashboard}>
          Back to Dashboard
        </Button>
      </DialogActions>
    </Dialog>
  );
}
