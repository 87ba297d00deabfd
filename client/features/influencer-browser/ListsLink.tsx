import { IconListDetails } from '@tabler/icons-react';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';

/** The way to the lists that the brand keeps. */
export function ListsLink() {
  const { actor } = useSession();
  if (actor.type !== 'brand') return null;
  return (
    <Button
      component={Link}
      to={paths.brand.lists}
      variant="outlined"
      startIcon={<IconListDetails size={20} stroke={1.75} aria-hidden />}
    >
      Lists
    </Button>
  );
}
