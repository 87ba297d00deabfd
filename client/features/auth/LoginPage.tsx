import { Suspense, useEffect, useState, type FormEvent } from 'react';
import { type Location, useLocation } from 'react-router';
import { isSimpleEmail } from '../../../server/contract/rules/email';
import { usePublicSettings } from '../../api/settings';
import { paths } from '../../app/paths';
import { browserMemory } from '../../shell/session/browser-memory';
import { EmailField } from '../../ui/EmailField';
import { PageHeader } from '../../ui/PageHeader';
import { SubmitButton } from '../../ui/SubmitButton';
import { latePart } from '../../app/theme/with-mui';
import { TextLink } from '../../ui/TextLink';
import { Box } from '../../ui/elements';
import { authApi } from './auth-api';
import { AuthFrame } from './AuthFrame';

/** Not everyone needs these: the initial load stays light. */
const OtherWays = latePart(() => import('./OtherWays').then((module) => module.default));
const OutsideSignIn = latePart(() => import('./OutsideSignIn').then((module) => module.default));
const loadLinkSent = () => import('./LinkSent').then((module) => module.default);
const LinkSent = latePart(loadLinkSent);

/**
 * Sign-in by emailed link or by password. The typed email is kept when switching. Also shown instead of guarded pages.
 */
export function LoginPage() {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const { pathname, search, hash, state } = useLocation() as Location<{ returning?: true } | null>;
  // The links between the ways to sign in don't show this again.
  const [returning] = useState(state?.returning);
  const { outsideSignIn: provider } = usePublicSettings();

  useEffect(() => {
    // Someone who opens this page directly isn't on the way to another page.
    if (pathname.startsWith(paths.login) && !search.includes('outside=') && !returning) browserMemory.forgetReturn();
  }, [pathname, search, returning]);

  return (
    <AuthFrame>
      <Suspense>{form()}</Suspense>
      <Suspense>{provider && !sent && <OutsideSignIn label={provider} />}</Suspense>
    </AuthFrame>
  );

  /** The method is in the hash, so that the page's path stays and going back works. */
  function form() {
    if (sent) return <LinkSent email={email} onAnotherEmail={() => setSent(false)} />;
    if (/^#pass(word|key)$/.test(hash)) return <OtherWays hash={hash} email={email} onEmail={setEmail} />;
    return <LinkForm email={email} onEmail={setEmail} onSent={() => setSent(true)} />;
  }
}

type LinkFormProps = {
  email: string;
  onEmail: (email: string) => void;
  onSent: () => void;
};

/** Asks for an email address and emails it a sign-in link. Failures are only logged. */
function LinkForm({ email, onEmail, onSent }: LinkFormProps) {
  const [busy, setBusy] = useState(false);
  const { search } = useLocation();
  const send = async () => {
    setBusy(true);
    void loadLinkSent(); // while the link is being sent
    try {
      await authApi.sendLink(email);
      browserMemory.keepEmailForSignIn(email);
      onSent();
    } catch (error) {
      console.warn('The sign-in link could not be sent.', error);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSimpleEmail(email)) void send();
  };
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <PageHeader title="Sign in to your account" lead="We’ll email you a link. No password needed." />
      <EmailField value={email} onChange={onEmail} autoFocus />
      <SubmitButton fullWidth busy={busy} sx={{ mt: 5 }}>
        Continue
      </SubmitButton>
      <Box sx={{ mt: 6, textAlign: 'center' }}>
        <TextLink to={{ search, hash: '#passkey' }}>Sign in with a passkey</TextLink>
        <br />
        <TextLink to={{ search, hash: '#password' }}>Sign in with a password instead</TextLink>
      </Box>
    </Box>
  );
}
