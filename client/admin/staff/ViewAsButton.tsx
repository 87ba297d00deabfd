import Button from '@mui/material/Button';
import { useViewAs } from '../../shell/session/view-as';
import { useMay } from './useMay';

type ViewAsButtonProps = { uid: string; type: 'brand' | 'influencer'; name?: string };

/** Opens the portal as this profile, read-only, if the staff role allows it. */
export function ViewAsButton({ uid, type, name }: ViewAsButtonProps) {
  const may = useMay();
  const view = useViewAs({ uid, type });
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
