import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { MemberRole } from '../../../../server/contract/rules/member-rights';
import { type ProblemError, call } from '../../../api/client';
import { withFreshProof } from '../../../api/proof';
import type { components } from '../../../api/schema';
import { useSession } from '../../../shell/session/session-context';

export type Team = components['schemas']['TeamView'];
export type TeamMember = components['schemas']['TeamMemberView'];
export type TeamInvitation = components['schemas']['TeamInvitationView'];
export type InviteInput = components['schemas']['InviteMemberInput'];
type Role = components['schemas']['ChangeMemberRoleInput']['role'];

const path = '/api/v1/team';
const keyOf = (uid: string) => ['teams', uid] as const;

/** Who works in the chosen profile. Suspends; asks again by itself when the team changes. */
export function useTeam(): Team {
  const { actor } = useSession();
  const { data } = useSuspenseQuery({
    queryKey: keyOf(actor.uid),
    queryFn: ({ signal }) => call<Team>(path, { signal }),
  });
  return data;
}

/** The reader's own role, and whether they may look only. Suspends. */
export function useMyPlace(): { role: MemberRole | null; readOnly: boolean } {
  const own = useTeam().members.find(({ self }) => self);
  return { role: own?.role ?? null, readOnly: own?.readOnly ?? false };
}

/** One change of the team; afterwards it is read again. */
function useTeamChange<Input>(change: (input: Input) => Promise<unknown>) {
  const { actor } = useSession();
  const queries = useQueryClient();
  return useMutation<unknown, ProblemError, Input>({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(actor.uid) }),
  });
}

const post = (address: string, body?: object) => call<unknown>(`${path}/${address}`, { method: 'POST', body });

export const useInvite = () => useTeamChange((input: InviteInput) => post('invitations', input));
export const useResend = () => useTeamChange((id: string) => post(`invitations/${id}/resend`));
export const useRevoke = () => useTeamChange((id: string) => post(`invitations/${id}/revoke`));
export const useChangeRole = () =>
  useTeamChange(({ userId, role }: { userId: string; role: Role }) => post(`members/${userId}/role`, { role }));
export const useRemove = () => useTeamChange((userId: string) => post(`members/${userId}/remove`));
/** Asks the person to show once more that it is they. */
export const useHandOver = () =>
  useTeamChange((userId: string) => withFreshProof(() => post(`members/${userId}/make-owner`)));
/** Gives up one's own place. @throws ProblemError */
export const leaveTeam = () => post('leave');
