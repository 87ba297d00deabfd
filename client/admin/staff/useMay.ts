import { useGetOne } from 'react-admin';
import { type StaffOperation, staffMay } from '../../../server/contract/rules/staff-rights';
import { useSession } from '../../shell/session/session-context';
import { resources } from '../resources';
import type { User } from '../user-explorer/user';

/** One's own staff role, as the server knows it; null until it has answered. */
export function useStaffRole(): User['staffRole'] {
  const { actor } = useSession();
  const { data } = useGetOne<User>(resources.users, { id: actor.uid }, { staleTime: 60_000 });
  return data?.staffRole ?? null;
}

/** Which buttons to show. The server decides for itself. */
export function useMay(): (operation: StaffOperation) => boolean {
  const role = useStaffRole();
  return (operation) => staffMay(role, operation);
}
