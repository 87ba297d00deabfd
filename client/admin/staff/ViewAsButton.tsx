import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { beginViewing } from '../../api/viewing';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { toast } from '../../ui/toast';
import { useMay } from './useMay';

type ViewAsButtonProps = { uid: string; type: 'brand' | 'influencer'; name?: string };

/** Opens the portal as this profile sees it, to read only, where one's staff role allows it. */
export function ViewAsButton({ uid, type, name }: ViewAsButtonProps) {
  const may = useMay();
  const { reloadAt } = useSession();
  const view = useMutation({
    mutationFn: () => beginViewing({ uid, type }),
    onSuccess: () => reloadAt(paths.landing),
    onError: ({ message }) => toast.say(message),
  });
  if (!may('person.view-as')) return null;
  return (
    <Button
      variant="outlined"
      disabled={view.isPending}
      aria-label={name && `View as ${name}`}
      onClick={() => view.mutate()}
    >
      View as
    </Button>
  );
}
