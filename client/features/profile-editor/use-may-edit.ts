import { useQuery } from '@tanstack/react-query';
import { hasRight } from '../../../server/contract/rules/member-rights';
import { call } from '../../api/client';
import { useSession } from '../../shell/session/session-context';

/** Whether this person may change the profile: its owners and admins may. Until it is known, yes; the server decides. */
export function useMayEdit(): boolean {
  const { actor } = useSession();
  const { data } = useQuery({
    queryKey: ['teams', actor.uid],
    queryFn: ({ signal }) => call('GET /api/v1/team', { signal }),
  });
  const me = data?.members.find(({ self }) => self);
  return !me || (hasRight(me.role, 'profile') && !me.readOnly);
}
