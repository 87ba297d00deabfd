import Box from '@mui/material/Box';
import { TextField } from '../../../ui/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { messages } from '../../../../server/contract/rules/constants';
import { isStrictEmail } from '../../../../server/contract/rules/email';
import { type GivenRole, givenRoles } from '../../../../server/contract/rules/member-rights';
import { paths } from '../../../app/paths';
import { useSession } from '../../../shell/session/session-context';
import { EmailField } from '../../../ui/EmailField';
import { Fault } from '../../../ui/Fault';
import { SubmitButton } from '../../../ui/SubmitButton';
import { TextLink } from '../../../ui/TextLink';
import { toast } from '../../../ui/toast';
import { roleLabels, roleHints } from '../../../ui/role-labels';
import { type Team, useInvite } from './team-api';

/** Invites someone, if there is a free seat. */
export function InviteForm({ team: { seats, taken } }: { team: Team }) {
  const { actor } = useSession();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<GivenRole>('member');
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, isPending, error, reset } = useInvite();
  const full = seats !== null && taken >= seats;

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isStrictEmail(email)) return setFault(messages.invalidEmailOnBlur);
    mutate(
      { email, role },
      {
        onSuccess: () => {
          toast.success(`The invitation is on its way to ${email}.`);
          setEmail('');
        },
        onError: ({ fieldErrors }) => setFault(fieldErrors.email ?? null),
      },
    );
  };
  const type = (typed: string) => {
    setEmail(typed);
    setFault(null);
    reset();
  };
  return (
    <Box component="form" noValidate onSubmit={send} aria-labelledby="invite-title">
      <Typography variant="h3" id="invite-title">
        Invite someone
      </Typography>
      {full ? (
        <Typography sx={{ color: 'text.secondary', mt: 1 }}>
          All seats are taken. Remove a member or an invitation to free one
          {actor.type === 'brand' ? (
            <>
              , or choose a larger plan. <TextLink to={paths.brand.plan(actor.uid)}>Plan and billing</TextLink>
            </>
          ) : (
            '.'
          )}
        </Typography>
      ) : (
        <Box sx={{ display: 'grid', gap: 4, mt: 3 }}>
          <Box
            sx={{ display: 'grid', gap: 4, alignItems: 'start', gridTemplateColumns: { xs: '1fr', sm: '1fr 160px' } }}
          >
            <EmailField value={email} onChange={type} fault={fault} autoComplete="off" />
            <TextField select label="Role" value={role} onChange={(event) => setRole(event.target.value as GivenRole)}>
              {givenRoles.map((each) => (
                <option key={each} value={each}>
                  {roleLabels[each]}
                </option>
              ))}
            </TextField>
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {roleLabels[role]}: {roleHints[role]}
          </Typography>
          <Fault>{fault ? null : error?.message}</Fault>
          <Box>
            <SubmitButton busy={isPending}>Send invitation</SubmitButton>
          </Box>
        </Box>
      )}
    </Box>
  );
}
