import { useState } from 'react';
import { isSimpleEmail } from '../../../server/contract/rules/email';
import { ProblemError } from '../../api/client';
import { paths } from '../../app/paths';
import { browserMemory } from '../../shell/session/browser-memory';
import { useSession } from '../../shell/session/session-context';
import { EmailField } from '../../ui/EmailField';
import { NewPasswordForm } from '../../ui/NewPasswordForm';
import { PageHeader } from '../../ui/PageHeader';
import { TextLink } from '../../ui/TextLink';
import { authApi } from './auth-api';

/** The page of the mailed link: a new password, and one is signed in. In another browser it asks whose link it is. */
export function NewPassword({ token }: { token: string }) {
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
