import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { SecondFactor } from '../../shell/second-factor/second-factor-api';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

type TwoStepActionsProps = { state: SecondFactor; onBegin: () => void; onRenew: () => void; onRemove: () => void };

/** What can be done, by whether there is an app and whether there must be one. */
export function TwoStepActions({ state, onBegin, onRenew, onRemove }: TwoStepActionsProps) {
  const [leaving, setLeaving] = useState(false);
  if (!state.enrolled) {
    return (
      <Button variant="contained" onClick={onBegin} sx={{ justifySelf: 'start' }}>
        Set up an authenticator app
      </Button>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <Button variant="outlined" onClick={onRenew}>
        New recovery codes
      </Button>
      <Button variant="outlined" onClick={onBegin}>
        Move to another phone
      </Button>
      {!state.compulsory && (
        <Button variant="outlined" color="error" onClick={() => setLeaving(true)}>
          Turn off
        </Button>
      )}
      <ConfirmDialog
        open={leaving}
        title="Turn off two-step sign-in?"
        destructive
        onCancel={() => setLeaving(false)}
        onConfirm={() => {
          setLeaving(false);
          onRemove();
        }}
      >
        A link or your password alone will sign you in. Your app and your recovery codes will stop working.
      </ConfirmDialog>
    </Box>
  );
}
