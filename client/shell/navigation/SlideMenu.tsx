import { IconX } from '@tabler/icons-react';
import IconButton from '@mui/material/IconButton';
import { DialogDrawer } from '../../ui/DialogDrawer';
import { SideMenu } from './SideMenu';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import { useId, useState } from 'react';
import { Avatar } from '../../ui/Avatar';
import { useBilling } from '../billing/use-billing';
import { menuRow } from './NavList';
import { pictureOf } from '../session/session';
import { useSession } from '../session/session-context';
import { leadBy, userActions } from '../user-actions';
import { FoldArrow } from '../../ui/Fold';

type SlideMenuProps = { open: boolean; onClose: () => void; onSwitch: () => void };

/** The navigation on smaller screens, sliding in from the left. */
export function SlideMenu({ open, onClose, onSwitch }: SlideMenuProps) {
  return (
    <DialogDrawer open={open} onClose={onClose} label="Menu" paper={{ width: 300, maxWidth: '88vw', p: 4, gap: 4 }}>
      <IconButton aria-label="Close the menu" onClick={onClose} sx={{ alignSelf: 'flex-end', m: -2 }}>
        <IconX size={20} stroke={1.75} />
      </IconButton>
      <SideMenu onSwitch={onSwitch} onNavigate={onClose} />
      <CollapsibleUserMenu onNavigate={onClose} />
    </DialogDrawer>
  );
}

const row = {
  ...menuRow,
  width: '100%',
  justifyContent: 'flex-start',
  fontWeight: 500,
  color: 'inherit',
  '&:hover': { bgcolor: 'pass.sunken' },
} as const;

/** The user menu on small screens: expandable sections at the foot of the slide-in menu. */
function CollapsibleUserMenu({ onNavigate }: { onNavigate: () => void }) {
  const session = useSession();
  const portalUrl = useBilling()?.portalUrl;
  const [open, setOpen] = useState(false);
  const listId = useId();
  const { actor, profile } = session;
  return (
    <Box sx={{ borderTop: '1px solid', borderColor: 'divider', pt: 3 }}>
      <ButtonBase aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)} sx={row}>
        <Avatar filePath={profile && pictureOf(profile)} name={actor.name} size={28} />
        <Box component="span" sx={{ flex: 1, textAlign: 'left' }}>
          {actor.name}
        </Box>
        <FoldArrow open={open} />
      </ButtonBase>
      <Collapse in={open} id={listId} unmountOnExit>
        {userActions('small', session, portalUrl).map(({ label, icon: Icon, onSelect, ...target }) => (
          <ButtonBase
            key={label}
            {...leadBy(target)}
            onClick={() => {
              onNavigate();
              onSelect?.();
            }}
            sx={row}
          >
            <Icon size={20} stroke={1.75} aria-hidden />
            {label}
          </ButtonBase>
        ))}
      </Collapse>
    </Box>
  );
}
