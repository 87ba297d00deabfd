import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../ui/Avatar';
import { pictureOf } from './session/session';
import { useSession } from './session/session-context';
import { userActions } from './user-actions';

/** The avatar button of large screens, with what one can do about oneself. */
export function UserMenu() {
  const session = useSession();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const { actor, profile } = session;
  if (!profile) return null;
  return (
    <>
      <IconButton
        aria-label={actor.name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ display: { xs: 'none', lg: 'inline-flex' }, p: 0.5 }}
      >
        <Avatar filePath={pictureOf(profile)} name={actor.name} size={36} />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {userActions('large', session).map(({ label, icon: Icon, to, onSelect }) => (
          <MenuItem
            key={label}
            {...(to ? { component: Link, to } : {})}
            onClick={() => {
              close();
              onSelect?.();
            }}
          >
            <ListItemIcon>
              <Icon size={20} stroke={1.75} />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
