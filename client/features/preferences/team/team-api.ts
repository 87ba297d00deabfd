import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { MemberRole } from '../../../../server/contract/rules/member-rights';
import { type ProblemError, call } from '../../../api/client';
import { withFreshProof } from '../../../api/proof';
import type { components } from '../../../api/schema';
import { useSession } from '../../../shell/session/session-context';

export type Team = components['schemas']['TeamView'];
export type TeamMember = components['schemas']['TeamMemberView'];
export type TeamInvitation = components['schemas']['TeamInvitationView'];
type InviteInput = components['schemas']['InviteMemberInput'];
type Role = components['schemas']['ChangeMemberRoleInput']['role'];

const keyOf = (uid: string) => ['teams', uid] as const;

/** The members of the chosen profile. Suspends; reloads automatically when the team changes. */
export function useTeam(): Team {
  const { actor } = useSession();
  const { data } = useSuspenseQuery({
    queryKey: keyOf(actor.uid),
    queryFn: ({ signal }) => call('GET /api/v1/team', { signal }),
  });
  return data;
}

/** The user's own role, and whether they are read-only. Suspends. */
export function useMyPlace(): { role: MemberRole | null; readOnly: boolean } {
  const own = useTeam().members.find(({ self }) => self);
  return { role: own?.role ?? null, readOnly: own?.readOnly ?? false };
}

/** Changes the team, and refetches it. */
function useTeamChange<Input>(change: (input: Input) => Promise<unknown>) {
  const { actor } = useSession();
  const queries = useQueryClient();
  return useMutation<unknown, ProblemError, Input>({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(actor.uid) }),
  });
}

export const useInvite = () => useTeamChange((body: InviteInput) => call('POST /api/v1/team/invitations', { body }));
export const useResend = () =>
  useTeamChange((id: string) => call('POST /api/v1/team/invitations/{id}/resend', { path: { id } }));
export const useRevoke = () =>
  useTeamChange((id: string) => call('POST /api/v1/team/invitations/{id}/revoke', { path: { id } }));
export const useChangeRole = () =>
  useTeamChange(({ userId, role }: { userId: string; role: Role }) =>
    call('POST /api/v1/team/members/{id}/role', { path: { id: userId }, body: { role } }),
  );
export const useRemove = () =>
  useTeamChange((id: string) => call('POST /api/v1/team/members/{id}/remove', { path: { id } }));
/** Requires reauthentication. */
export const useHandOver = () =>
  useTeamChange((id: string) =>
    withFreshProof(() => call('POST /api/v1/team/members/{id}/make-owner', { path: { id } })),
  );
/** Leaves the team. @throws ProblemError */
export const leaveTeam = () => call('POST /api/v1/team/leave');
