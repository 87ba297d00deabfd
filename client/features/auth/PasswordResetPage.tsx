import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isSimpleEmail } from '../../../server/contract/rules/email';
import { ProblemError } from '../../api/client';
import { paths } from '../../app/paths';
import { browserMemory } from '../../shell/session/browser-memory';
import { useSession } from '../../shell/session/session-context';
import { NewPasswordForm } from '../../ui/NewPasswordForm';
import { PageHeader } from '../../ui/PageHeader';
import { TextLink } from '../../ui/TextLink';
import { EmailField } from '../../ui/EmailField';
import { Box, Typography } from '../../ui/elements';
import { AuthFrame } from './AuthFrame';
import { authApi } from './auth-api';
import { messages } from '../../../server/contract/rules/constants';
import { Fault } from '../../ui/Fault';
import { SubmitButton } from '../../ui/SubmitButton';

/** Asks for an email address; with the emailed link's token, for the new password. */
export function PasswordResetPage() {
  const [params] = useSearchParams();
  const token = params.get('token');
  const [sentTo, setSentTo] = useState<string | null>(null);
  return <AuthFrame>{content()}</AuthFrame>;

  function content() {
    if (token) return <NewPassword token={token} />;
    return sentTo ? <ResetRequested email={sentTo} /> : <ResetRequestForm onSent={setSentTo} />;
  }
}

/** The same message whether or not there is an account. */
function ResetRequested({ email }: { email: string }) {
  return (
    <>
      <PageHeader
        title="Please Check Your Email"
        lead={
          <>
            If there is an account for <strong>{email}</strong>, a link to choose a new password is on its way.
          </>
        }
      />
      <Typography component="ul" sx={{ pl: 5, mt: 0, mb: 6, display: 'grid', gap: 2 }}>
        <li>It usually arrives within seconds, and works for 15 minutes.</li>
        <li>If you can’t see it, please check your junk or spam folder.</li>
      </Typography>
      <TextLink to={paths.login}>Back to sign in</TextLink>
    </>
  );
}

/**
 * The page for the emailed link: sets a new password and signs in. In another browser it asks for the email address.
 */
function NewPassword({ token }: { token: string }) {
  const { reloadAt } = useSession();
  const [remembered] = useState(browserMemory.emailForSignIn);
  const [email, setEmail] = useState(remembered ?? '');
  const [expired, setExpired] = useState(false);

  const save = async (password: string) => {
    try {
      await authApi.completePasswordReset({ token, email, password });
    } catch (error) {
      if (error instanceof ProblemError && error.slug === 'link-not-valid') setExpired(true);
      throw error;
    }
    browserMemory.forgetEmailForSignIn();
    browserMemory.keepGreeting();
    reloadAt(paths.landing);
  };
  return (
    <>
      <PageHeader
        title="Choose a new password"
        lead={
          remembered ? (
            <>For {remembered}. You will be signed out everywhere else.</>
          ) : (
            'You will be signed out everywhere else.'
          )
        }
      />
      <NewPasswordForm
        submitLabel="Save and sign in"
        missing={isSimpleEmail(email) ? null : 'Please enter the email address that the link was sent to.'}
        onSave={save}
      >
        {!remembered && <EmailField value={email} onChange={setEmail} />}
      </NewPasswordForm>
      {expired && (
        <p>
          <TextLink to={paths.passwordReset}>Ask for a new link</TextLink>
        </p>
      )}
    </>
  );
}

/** Emails a link for choosing a new password. */
function ResetRequestForm({ onSent }: { onSent: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const send = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await authApi.requestPasswordReset(email);
      browserMemory.keepEmailForSignIn(email);
      onSent(email);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error.message);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSimpleEmail(email)) void send();
    else setFault(messages.invalidEmailOnBlur);
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 5 }}>
      <PageHeader title="Reset your password" lead="We’ll email you a link to choose a new one." />
      <EmailField
        value={email}
        onChange={(typed) => {
          setFault(null);
          setEmail(typed);
        }}
        fault={fault}
        autoFocus
      />
      <Fault>{problem}</Fault>
      <SubmitButton fullWidth busy={busy}>
        Send the link
      </SubmitButton>
      <Box sx={{ textAlign: 'center' }}>
        <TextLink to={paths.login}>Back to sign in</TextLink>
      </Box>
    </Box>
  );
}
