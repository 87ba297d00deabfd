import { call } from '../../api/client';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { paths } from '../../app/paths';
import { toast } from '../../ui/toast';
import { browserMemory } from './browser-memory';
import { useSession } from './session-context';

/** Views as a profile, for staff: read-only, for half an hour. */
const beginViewing = (profile: { uid: string; type: 'brand' | 'influencer' }): Promise<unknown> =>
  call('POST /api/v1/admin/view-as', { body: profile });

/** Continues as yourself. */
export const endViewing = (): Promise<unknown> => call('POST /api/v1/auth/viewing/end');

/**
 * Lets staff view the product as this profile, read-only, starting on the page at this URL. Says so if their role
 * forbids it.
 */
export function useViewAs(profile: Parameters<typeof beginViewing>[0], at: string = paths.landing) {
  const { reloadAt } = useSession();
  const { pathname, search } = useLocation();
  return useMutation({
    mutationFn: () => beginViewing(profile),
    onSuccess() {
      browserMemory.keepViewedFrom(pathname + search);
      reloadAt(at);
    },
    onError: ({ message }) => toast.say(message),
  });
}
