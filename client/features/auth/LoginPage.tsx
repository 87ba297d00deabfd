import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../app/paths';
import { browserMemory } from '../../shell/session/browser-memory';
import { AuthFrame } from './AuthFrame';
import { LinkForm } from './LinkForm';
import { LinkSent } from './LinkSent';
import { PasswordForm } from './PasswordForm';
import { passwordHash } from './sign-in-mode';

/** Sign-in by mailed link or by password. The typed e-mail survives the switch. Also shows in place of guarded pages. */
export function LoginPage() {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const { pathname, hash } = useLocation();

  useEffect(() => {
    // Coming here on purpose, one is not on the way to another page.
    if (pathname.startsWith(paths.login)) browserMemory.forgetReturn();
  }, [pathname]);

  return <AuthFrame>{form()}</AuthFrame>;

  function form() {
    if (sent) return <LinkSent email={email} onAnotherEmail={() => setSent(false)} />;
    if (hash === passwordHash) return <PasswordForm email={email} onEmail={setEmail} />;
    return <LinkForm email={email} onEmail={setEmail} onSent={() => setSent(true)} />;
  }
}
