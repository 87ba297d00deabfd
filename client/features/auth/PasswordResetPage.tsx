import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AuthFrame } from './AuthFrame';
import { NewPassword } from './NewPassword';
import { ResetRequested } from './ResetRequested';
import { ResetRequestForm } from './ResetRequestForm';

/** Asks for an e-mail address; with the mailed link's token, for the new password. */
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
