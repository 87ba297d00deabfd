import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSession } from '../../shell/session/session-context';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Fault } from '../../ui/Fault';
import { ExactTime } from '../../ui/RelativeTime';
import { type OwnSession, endOtherSessions, useEndSession, useOwnSessions } from './account-api';

/** The browsers in which the person is signed in; all except this one can be signed out from here. */
export function SessionsSection() {
  const sessions = useOwnSessions();
  const { mutate: end, isPending, error } = useEndSession();
  return (
    <Box component="section" aria-labelledby="sessions-title">
      <Typography variant="h2" id="sessions-title">
        Where you’re signed in
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, mt: 3, mb: 5 }}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} busy={isPending} onEnd={() => end(session.id)} />
        ))}
      </Box>
      <Fault>{error?.message}</Fault>
      <SignOutEverywhere />
    </Box>
  );
}

type SessionRowProps = { session: OwnSession; busy: boolean; onEnd: () => void };

function SessionRow({ session: { browser, lastSeenAt, current }, busy, onEnd }: SessionRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 4,
        alignItems: 'center',
        justifyContent: 'space-between',
        minHeight: 64,
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box>
        <Typography variant="subtitle2">{browser}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {current ? (
            'This browser'
          ) : (
            <>
              Last seen <ExactTime time={lastSeenAt} />
            </>
          )}
        </Typography>
      </Box>
      {!current && (
        <Button variant="outlined" aria-label={`Sign out of ${browser}`} disabled={busy} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </Box>
  );
}

/** Here too: anyone who suspects an intruder starts with a clean session. */
function SignOutEverywhere() {
  const { signOut } = useSession();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const leave = async () => {
    setBusy(true);
    try {
      await endOtherSessions();
      await signOut();
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <Fault>{failed ? 'That didn’t work. Please try again.' : null}</Fault>
      <ConfirmDialog
        open={asking}
        title="Sign out everywhere?"
        destructive
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void leave()}
      >
        You’ll be signed out of every browser, including this one. You can sign in again straight away.
      </ConfirmDialog>
    </>
  );
}
