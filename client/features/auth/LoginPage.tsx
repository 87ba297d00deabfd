import { lazy, Suspense, useEffect, useState } from 'react';
import { type Location, useLocation } from 'react-router';
import { usePublicSettings } from '../../api/settings';
import { paths } from '../../app/paths';
import { browserMemory } from '../../shell/session/browser-memory';
import { AuthFrame } from './AuthFrame';
import { LinkForm } from './LinkForm';
import { LinkSent } from './LinkSent';
import { passwordHash } from './sign-in-mode';

/** Not everybody needs these: what comes first stays light. */
const PasswordForm = lazy(() => import('./PasswordForm'));
const OutsideSignIn = lazy(() => import('./OutsideSignIn'));

/** Sign-in by mailed link or by password. The typed e-mail survives the switch. Also shows in place of guarded pages. */
export function LoginPage() {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const { pathname, search, hash, state } = useLocation() as Location<{ returning?: true } | null>;
  // The links between the ways of signing in do not say so again.
  const [returning] = useState(state?.returning);
  const { outsideSignIn: provider } = usePublicSettings();

  useEffect(() => {
    // Coming here on purpose, one is not on the way to another page.
    if (pathname.startsWith(paths.login) && !search.includes('outside=') && !returning) browserMemory.forgetReturn();
  }, [pathname, search, returning]);

  return (
    <AuthFrame>
      <Suspense>{form()}</Suspense>
      <Suspense>{provider && !sent && <OutsideSignIn label={provider} />}</Suspense>
    </AuthFrame>
  );

  function form() {
    if (sent) return <LinkSent email={email} onAnotherEmail={() => setSent(false)} />;
    if (hash === passwordHash) return <PasswordForm email={email} onEmail={setEmail} />;
    return <LinkForm email={email} onEmail={setEmail} onSent={() => setSent(true)} />;
  }
}
