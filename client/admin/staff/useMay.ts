import { useQuery } from '@tanstack/react-query';
import { type StaffOperation, type StaffRole, staffMay } from '../../../server/contract/rules/staff-rights';
import { type ProblemError, call } from '../../api/client';
import { useSession } from '../../shell/session/session-context';
import { resources } from '../resources';
import type { User } from '../user-explorer/user';

/** Your own staff role, from the server; null while loading. Cached with the panel's user. */
export function useStaffRole(): StaffRole | null {
  const { actor } = useSession();
  const { data } = useQuery<User, ProblemError>({
    queryKey: [resources.users, 'getOne', { id: actor.uid }],
    queryFn: ({ signal }) => call('GET /api/v1/admin/user-explorer/{id}', { path: { id: actor.uid }, signal }),
    enabled: actor.type === 'admin',
    staleTime: 60_000,
  });
  return data?.staffRole ?? null;
}

/** Which buttons to show. The server checks permissions itself. */
export function useMay(): (operation: StaffOperation) => boolean {
  const role = useStaffRole();
  return (operation) => staffMay(role, operation);
}
