import { Suspense, useState } from 'react';
import { latePart, lazyWithMui } from '../app/theme/with-mui';
import { Avatar } from '../ui/Avatar';
import { ButtonBase } from '../ui/elements';
import { Bell } from './notifications/Bell';
import { pictureOf } from './session/session';
import { useSession } from './session/session-context';

const UserMenuList = lazyWithMui(() => import('./UserMenuList').then((module) => module.UserMenuList));

const StaffSearch = latePart(() => import('./staff-search/StaffSearch').then((module) => module.StaffSearch));

/** At the right of the top bar: what one looks for or what is new, and what one can do about oneself. */
export function TopBarTools() {
  const { profile } = useSession();
  return (
    <>
      {profile?.type === 'admin' ? (
        <Suspense>
          <StaffSearch />
        </Suspense>
      ) : (
        <Bell />
      )}
      <UserMenu />
    </>
  );
}

/** The avatar button on large screens, which opens the user menu. */
function UserMenu() {
  const { actor, profile } = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState(false);
  if (!profile) return null;
  return (
    <>
      <ButtonBase
        aria-label={actor.name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setAsked(true);
          setAnchor(currentTarget);
        }}
        sx={button}
      >
        <Avatar filePath={pictureOf(profile)} name={actor.name} size={36} />
      </ButtonBase>
      <Suspense fallback={null}>{asked && <UserMenuList anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  );
}

const button = {
  display: { xs: 'none', lg: 'inline-flex' },
  minWidth: 44,
  minHeight: 44,
  p: 0.5,
  borderRadius: '50%',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
