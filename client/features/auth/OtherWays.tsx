import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { messages, signInPasswordMinLength } from '../../../server/contract/rules/constants';
import { signInMessage } from '../../../server/contract/rules/sign-in-message';
import { isSimpleEmail } from '../../../server/contract/rules/email';
import { skipsSessionCheck } from '../../../server/contract/rules/portal-paths';
import { ProblemError, call } from '../../api/client';
import { reportError } from '../../api/monitoring';
import { settingsQuery, usePublicSettings } from '../../api/settings';
import { paths } from '../../app/paths';
import { browserMemory } from '../../shell/session/browser-memory';
import { useSession } from '../../shell/session/session-context';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextLink } from '../../ui/TextLink';
import { PasswordField } from '../../ui/PasswordField';
import { EmailField } from '../../ui/EmailField';
import { Box, Button } from '../../ui/elements';
import { toast } from '../../ui/toast';
import { authApi } from './auth-api';

type OtherWaysProps = EmailProps & { hash: string };

/** Alternatives to an email link: a passkey, whose library is loaded on first use, or a password. */
export default function OtherWays({ hash, ...email }: OtherWaysProps) {
  return hash === '#passkey' ? <PasskeyForm /> : <PasswordForm {...email} />;
}

type EmailProps = { email: string; onEmail: (email: string) => void };

/** Errors other than the server's responses. */
const noProblem = { slug: '', code: 'request/failed', message: 'The sign-in failed in the page.' };

/** Email and password. Success reloads the page; each failure has its own message, and is reported. */
function PasswordForm({ email, onEmail }: EmailProps) {
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const { reloadAt } = useSession();
  const untilTheyHaveCome = usePublicSettings();
  const queries = useQueryClient();
  const { pathname, search } = useLocation();

  const signIn = async () => {
    setBusy(true);
    try {
      await authApi.signIn(email, password);
      reloadAt(skipsSessionCheck(pathname) ? paths.landing : pathname + search);
    } catch (error) {
      const { slug, code, message } = error instanceof ProblemError ? error : noProblem;
      // A fast user may fail before the page knows where to report errors.
      const settings = await queries.ensureQueryData(settingsQuery).catch(() => untilTheyHaveCome);
      toast.say(signInMessage(slug, settings.supportEmail));
      reportError(settings, { type: 'SignInError', message, code });
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSimpleEmail(email) && password.length >= signInPasswordMinLength) void signIn();
    else toast.say(messages.invalidLoginDetails);
  };
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <PageHeader title="Sign in to your account" />
      <Box sx={{ display: 'grid', gap: 5 }}>
        <EmailField value={email} onChange={onEmail} autoFocus={email === ''} />
        <PasswordField value={password} onChange={setPassword} autoFocus={email !== ''} />
        <SubmitButton fullWidth busy={busy}>
          Login Now
        </SubmitButton>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 2, justifyContent: 'space-between', mt: 5 }}>
        <TextLink to={paths.passwordReset}>Forgot password</TextLink>
        <TextLink to={paths.passwordReset}>Having trouble logging in?</TextLink>
      </Box>
      <Box sx={{ mt: 6, textAlign: 'center' }}>
        <TextLink to={{ search, hash: '' }}>Sign in with an email link instead</TextLink>
      </Box>
    </Box>
  );
}

/** Prompts the device at once. The passkey identifies the person, so there is nothing to type. */
function PasskeyForm() {
  const { reloadAt } = useSession();
  const { pathname, search } = useLocation();
  const [busy, setBusy] = useState(true);
  const [fault, setFault] = useState<string | null>(null);
  const asked = useRef(false);

  const signIn = useCallback(async () => {
    const { passkeyFault, passkeysApi } = await import('../../api/passkeys');
    try {
      await passkeysApi.signIn();
      browserMemory.keepWritingOf((await call('GET /api/v1/auth/email')).email); // only now do we know whose it is
      reloadAt(skipsSessionCheck(pathname) ? paths.landing : pathname + search);
    } catch (error) {
      setFault(passkeyFault(error));
      setBusy(false);
    }
  }, [reloadAt, pathname, search]);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true; // one device prompt is enough
    void signIn();
  }, [signIn]);

  const again = () => {
    setBusy(true);
    setFault(null);
    void signIn();
  };
  return (
    <>
      <PageHeader title="Sign in with a passkey" lead="Use your fingerprint, face or screen lock." />
      <Box sx={{ display: 'grid', gap: 5 }}>
        <Fault>{fault}</Fault>
        <Button variant="contained" fullWidth disabled={busy} onClick={again}>
          {busy ? 'Waiting for your device' : 'Try again'}
        </Button>
      </Box>
      <Box sx={{ mt: 6, textAlign: 'center' }}>
        <TextLink to={{ search, hash: '' }}>Sign in with an email link instead</TextLink>
      </Box>
    </>
  );
}
