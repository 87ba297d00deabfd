import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../app/paths';
import { PageHeader } from '../../ui/PageHeader';
import { TextLink } from '../../ui/TextLink';
import { AuthFrame } from './AuthFrame';
import { NewPassword } from './NewPassword';
import { ResetRequestForm } from './ResetRequestForm';

/** Asks for an email address; with the mailed link's token, for the new password. */
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

/** The same words whether there is an account or not. */
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
