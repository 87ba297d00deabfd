import { useMutation } from '@tanstack/react-query';
import { beginViewing } from '../../api/viewing';
import { paths } from '../../app/paths';
import { toast } from '../../ui/toast';
import { useSession } from './session-context';

/** For staff: goes on as this profile, to read only, on the page at this address. Whose role forbids it is told so. */
export function useViewAs(profile: Parameters<typeof beginViewing>[0], at: string = paths.landing) {
  const { reloadAt } = useSession();
  return useMutation({
    mutationFn: () => beginViewing(profile),
    onSuccess: () => reloadAt(at),
    onError: ({ message }) => toast.say(message),
  });
}
