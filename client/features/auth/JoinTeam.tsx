import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { isSimpleEmail } from '../../../server/contract/rules/email';
import { paths } from '../../app/paths';
import { ProblemError } from '../../api/client';
import AcceptInvitationInput from '../../api/limits/AcceptInvitationInput.json';
import { browserMemory } from '../../shell/session/browser-memory';
import { useSession } from '../../shell/session/session-context';
import { EmailField } from '../../ui/EmailField';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextInput } from '../../ui/TextInput';
import { TextLink } from '../../ui/TextLink';
import { Box } from '../../ui/elements';
import { AuthFrame } from './AuthFrame';
import { type InvitationCard, authApi } from './auth-api';

/**
 * The page for an emailed invitation: who invites whom to what, and a button to accept. Opening it doesn't consume the
 * invitation.
 */
export function JoinTeam({ token }: { token: string }) {
  const { data: card, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => authApi.lookAtInvitation(token),
    staleTime: Infinity,
  });
  return (
    <AuthFrame>
      {card && <JoinForm token={token} card={card} />}
      {error && <NotValid sentence={error.message} />}
      {!card && !error && (
        <Box role="status">
          <PageHeader title="Opening your invitation" />
        </Box>
      )}
    </AuthFrame>
  );
}

function NotValid({ sentence }: { sentence: string }) {
  return (
    <>
      <PageHeader title="This invitation can’t be used" lead={sentence} />
      <TextLink to={paths.login}>Sign in to your account</TextLink>
    </>
  );
}

function JoinForm({ token, card }: { token: string; card: InvitationCard }) {
  const { reloadAt } = useSession();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);

  const join = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await authApi.acceptInvitation({ token, email, ...(card.newPerson ? { name } : {}) });
      browserMemory.forgetReturn();
      browserMemory.keepGreeting();
      reloadAt(paths.landing);
    } catch (error) {
      setProblem(error instanceof ProblemError ? error : null);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && isSimpleEmail(email)) void join();
  };
  const other = problem && !problem.fieldErrors.name ? sentenceOf(problem) : null;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
      <PageHeader
        title={`Join ${card.profileName}`}
        lead={`${card.invitedBy} invites you to work with them, as ${card.role === 'admin' ? 'an admin' : 'a member'}.`}
      />
      <EmailField value={email} onChange={setEmail} autoFocus hint="The address the invitation was sent to." />
      {card.newPerson && (
        <TextInput
          label="Your name"
          autoComplete="name"
          value={name}
          onChange={setName}
          maxLength={AcceptInvitationInput.name.most}
          fault={problem?.fieldErrors.name}
        />
      )}
      <Fault>{other}</Fault>
      <SubmitButton fullWidth busy={busy}>
        Join {card.profileName}
      </SubmitButton>
    </Box>
  );
}

const sentenceOf = ({ code, message }: ProblemError): string =>
  code === 'identity/invitation-not-valid'
    ? 'That didn’t work: the invitation was sent to another address, or is no longer valid.'
    : message;
