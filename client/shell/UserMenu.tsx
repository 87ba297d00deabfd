import IconButton from '@mui/material/IconButton';
import { Suspense, lazy, useState } from 'react';
import { Avatar } from '../ui/Avatar';
import { pictureOf } from './session/session';
import { useSession } from './session/session-context';

const UserMenuList = lazy(() => import('./UserMenuList').then((module) => ({ default: module.UserMenuList })));

/** The avatar button of large screens; opens what one can do about oneself. */
export function UserMenu() {
  const { actor, profile } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState(false);
  if (!profile) return null;
  return (
    <>
      <IconButton
        aria-label={actor.name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAsked(true);
          setAnchor(currentTarget);
        }}
        sx={{ display: { xs: 'none', lg: 'inline-flex' }, p: 0.5 }}
      >
        <Avatar filePath={pictureOf(profile)} name={actor.name} size={36} />
      </IconButton>
      <Suspense fallback={null}>{asked && <UserMenuList anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  );
}
