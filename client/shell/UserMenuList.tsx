import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useBilling } from './billing/use-billing';
import { useSession } from './session/session-context';
import { leadBy, userActions } from './user-actions';

type UserMenuListProps = {
  /** The anchor element; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
};

/** The user menu on large screens. */
export function UserMenuList({ anchor, onClose }: UserMenuListProps) {
  const session = useSession();
  const portalUrl = useBilling()?.portalUrl;
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {userActions('large', session, portalUrl).map(({ label, icon: Icon, onSelect, ...target }) => (
        <MenuItem
          key={label}
          {...leadBy(target)}
          onClick={() => {
            onClose();
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
  );
}
