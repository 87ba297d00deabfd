import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecoveryCodes } from '../../shell/second-factor/RecoveryCodes';
import { SetUpApp } from '../../shell/second-factor/SetUpApp';
import { type NewApp, secondFactorApi, type SecondFactor } from '../../shell/second-factor/second-factor-api';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Fault } from '../../ui/Fault';
import { ExactTime } from '../../ui/RelativeTime';

const key = ['account', 'second-factor'] as const;

/** The person's own authenticator app and recovery codes. */
export function TwoStepSection() {
  const queries = useQueryClient();
  const { data: state } = useSuspenseQuery({ queryKey: key, queryFn: ({ signal }) => secondFactorApi.state(signal) });
  const [app, setApp] = useState<NewApp | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const look = () => queries.invalidateQueries({ queryKey: ['account'] });

  const show = (recoveryCodes: readonly string[]) => {
    setApp(null);
    setCodes(recoveryCodes);
    void look();
  };
  const attempt = (action: Promise<void>) => {
    setFault(null);
    action.catch((error: Error) => setFault(error.message));
  };
  return (
    <Box component="section" aria-labelledby="two-step-title">
      <Typography variant="h2" id="two-step-title">
        Two-step sign-in
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>
        {state.enrolled && state.enrolledAt ? (
          <>
            On since <ExactTime time={state.enrolledAt} />. Recovery codes left: {state.recoveryCodesLeft}.
          </>
        ) : (
          'After your link or password, you enter a code from an app on your phone, so a stolen mailbox isn’t enough to sign in.'
        )}
      </Typography>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {content()}
        <Fault>{fault}</Fault>
      </Box>
    </Box>
  );

  function content() {
    if (codes.length > 0)
      return <RecoveryCodes codes={codes} doneLabel="I’ve saved them" onDone={() => setCodes([])} />;
    if (app) return <SetUpApp app={app} onConfirmed={show} onCancel={() => setApp(null)} />;
    return (
      <TwoStepActions
        state={state}
        onBegin={() => attempt(secondFactorApi.begin().then(setApp))}
        onRenew={() => attempt(secondFactorApi.renewRecoveryCodes().then(show))}
        onRemove={() => attempt(secondFactorApi.remove().then(look))}
      />
    );
  }
}

type TwoStepActionsProps = { state: SecondFactor; onBegin: () => void; onRenew: () => void; onRemove: () => void };

/** The available actions, depending on whether there is an app and whether one is required. */
function TwoStepActions({ state, onBegin, onRenew, onRemove }: TwoStepActionsProps) {
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
