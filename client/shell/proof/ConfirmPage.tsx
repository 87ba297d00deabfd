import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../api/client';
import { proofApi } from '../../api/proof';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { TextLink } from '../../ui/TextLink';
import { homeOf } from '../session/session';
import { useSession } from '../session/session-context';

/** What a link can confirm, by the name of its token parameter. */
const kinds = {
  token: {
    title: 'Confirm it’s you',
    lead: 'Only confirm if you’ve just asked for this yourself.',
    label: 'Confirm it’s me',
    done: { title: 'Thank you', lead: 'Go back to the page that asked. It will continue automatically.' },
    send: (token: string) => proofApi.byLink(token),
  },
  email: {
    title: 'Confirm your new email',
    lead: 'Your account will use this address. You’ll be signed out in other browsers, and we’ll email your old address.',
    label: 'Use this email',
    done: {
      title: 'Your email has changed',
      lead: 'Sign-in links and news about your account now come to this address.',
    },
    send: (token: string) => call('POST /api/v1/auth/email/confirm', { body: { token } }),
  },
} as const;

/** The page behind the link in an email that asks for a confirmation. Opening it confirms nothing; the button does. */
export function ConfirmPage() {
  const session = useSession();
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const kind = params.has('email') ? 'email' : 'token';
  const { title, lead, label, done: outcome, send } = kinds[kind];
  const token = params.get(kind);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  if (!token)
    return (
      <>
        <PageHeader
          title={title}
          lead="Part of this link is missing. Please open it from the email again, or ask for another."
        />
        <TextLink to={homeOf(session)}>Back to Dashboard</TextLink>
      </>
    );
  const confirm = () => {
    setBusy(true);
    setFault(null);
    send(token)
      .then(() => {
        setDone(true);
        void queries.invalidateQueries({ queryKey: ['account'] });
      })
      .catch((error: Error) => setFault(error.message))
      .finally(() => setBusy(false));
  };
  if (done) {
    return (
      <Box role="status">
        <PageHeader {...outcome} />
      </Box>
    );
  }
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
        <Fault>{fault}</Fault>
        <Button variant="contained" disabled={busy} onClick={confirm}>
          {label}
        </Button>
      </Box>
    </>
  );
}
