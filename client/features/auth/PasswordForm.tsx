import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { messages, signInPasswordMinLength } from '../../../server/contract/rules/constants';
import { signInMessage } from '../../../server/contract/rules/sign-in-message';
import { isSimpleEmail } from '../../../server/contract/rules/email';
import { skipsSessionCheck } from '../../../server/contract/rules/portal-paths';
import { ProblemError } from '../../api/client';
import { reportError } from '../../api/monitoring';
import { settingsQuery, usePublicSettings } from '../../api/settings';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { PageHeader } from '../../ui/PageHeader';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextLink } from '../../ui/TextLink';
import { PasswordField } from '../../ui/PasswordField';
import { EmailField } from '../../ui/EmailField';
import { toast } from '../../ui/toast';
import { authApi } from './auth-api';

type PasswordFormProps = { email: string; onEmail: (email: string) => void };

/** What is not the server's answer. */
const noProblem = { slug: '', code: 'request/failed', message: 'The sign-in failed in the page.' };

/** Email and password. Success loads the page afresh; each failure has its own words, and is reported. */
export default function PasswordForm({ email, onEmail }: PasswordFormProps) {
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
      // Who is quick may have failed before the page knows where failures are reported.
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
