import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { isSimpleEmail } from '../../../server/contract/rules/email';
import { paths } from '../../app/paths';
import { browserMemory } from '../../shell/session/browser-memory';
import { useSession } from '../../shell/session/session-context';
import { PageHeader } from '../../ui/PageHeader';
import { SubmitButton } from '../../ui/SubmitButton';
import { EmailField } from '../../ui/EmailField';
import { Box, Button } from '../../ui/elements';
import { AuthFrame } from './AuthFrame';
import { JoinTeam } from './JoinTeam';
import { authApi } from './auth-api';
import { call } from '../../api/client';
import { Fault } from '../../ui/Fault';
import { TextLink } from '../../ui/TextLink';

/** The pages for emailed links: to sign in, or to join a team. */
export function QuickLoginPage() {
  const [params] = useSearchParams();
  const invitation = params.get('invitation');
  return invitation ? <JoinTeam token={invitation} /> : <UseLink token={params.get('token')} />;
}

/** Opened without a link. */
function NoLink() {
  return (
    <AuthFrame>
      <PageHeader
        title="Sign in with a link"
        lead="Sign-in links that we email you open this page. Ask for one and we’ll send it straight away."
      />
      <Button component={Link} to={paths.login} variant="contained" fullWidth>
        Get a sign-in link
      </Button>
    </AuthFrame>
  );
}

/**
 * The page for the sign-in link. In the browser that requested it, it signs in automatically. Elsewhere it asks for the
 * email first, also because mail scanners open links but don't submit forms for an address they don't know.
 */
function UseLink({ token }: { token: string | null }) {
  const { reloadAt } = useSession();
  const [remembered] = useState(browserMemory.emailForSignIn);
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const used = useRef(false);

  const verify = useCallback(
    async (address: string) => {
      if (!token) return;
      await authApi.verifyLink(token, address);
      browserMemory.forgetEmailForSignIn();
      browserMemory.keepGreeting();
      if (!browserMemory.passkeyOffer()) browserMemory.keepPasskeyOffer('due');
      reloadAt(paths.landing);
    },
    [token, reloadAt],
  );
  const giveUp = useCallback((error: unknown) => {
    console.warn('The sign-in link could not be used.', error);
    setFailed(true);
  }, []);

  useEffect(() => {
    if (!remembered || used.current) return;
    used.current = true; // a link works once
    verify(remembered).catch(giveUp);
  }, [remembered, verify, giveUp]);

  if (!token) return <NoLink />;
  if (failed) return <Navigate to={paths.login} replace />;
  if (remembered) {
    return (
      <AuthFrame>
        <Box role="status">
          <PageHeader title="Signing you in" lead={remembered} />
        </Box>
      </AuthFrame>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !isSimpleEmail(email)) return;
    setBusy(true);
    verify(email).catch(giveUp);
  };
  return (
    <AuthFrame>
      <Box component="form" noValidate onSubmit={submit}>
        <PageHeader
          title="Please confirm your email"
          lead="You asked for this link in another browser. Enter the address it was sent to."
        />
        <EmailField value={email} onChange={setEmail} autoFocus />
        <SubmitButton fullWidth busy={busy} sx={{ mt: 5 }}>
          Confirm
        </SubmitButton>
      </Box>
    </AuthFrame>
  );
}

/** The page for the email to the old address after a change. Opening it undoes nothing; the button does. */
export function KeepEmailPage() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const undo = (given: string) => {
    setBusy(true);
    setFault(null);
    call('POST /api/v1/auth/email/undo', { body: { token: given } })
      .then(() => setDone(true))
      .catch((error: Error) => setFault(error.message))
      .finally(() => setBusy(false));
  };
  return <AuthFrame>{content()}</AuthFrame>;

  function content() {
    if (!token)
      return (
        <>
          <PageHeader
            title="Keep your old email"
            lead="Part of this link is missing. Please open it from the email again."
          />
          <TextLink to={paths.login}>Sign in</TextLink>
        </>
      );
    if (done)
      return (
        <Box role="status">
          <PageHeader
            title="Your old email is back"
            lead="Everyone has been signed out, and your password, passkeys and API keys have been removed. Sign in with an email link."
          />
          <TextLink to={paths.login}>Sign in</TextLink>
        </Box>
      );
    return (
      <>
        <PageHeader
          title="Keep your old email?"
          lead="We’ll undo the change and sign everyone out. Your password, passkeys and API keys will be removed, in case someone else has them."
        />
        <Box sx={{ display: 'grid', gap: 4 }}>
          <Fault>{fault}</Fault>
          <Button variant="contained" fullWidth disabled={busy} onClick={() => undo(token)}>
            Undo the change
          </Button>
        </Box>
      </>
    );
  }
}
