import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { usePublicSettings } from '../../api/settings';
import { useSession } from '../session/session-context';
import { BoostCard } from './BoostCard';
import { NavList } from './NavList';
import { ProfileCard } from './ProfileCard';
import { navFor } from './nav-items';

type SideMenuProps = {
  onSwitch: () => void;
  /** The slide-in menu closes when a link has been followed. */
  onNavigate?: () => void;
};

/** What stands in the sidebar and in the slide-in menu alike. */
export function SideMenu({ onSwitch, onNavigate }: SideMenuProps) {
  const { actor, profile } = useSession();
  const { links } = usePublicSettings();
  const onTrial = profile?.type === 'brand' && profile.profile.paying === false;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, flex: 1, minWidth: 0 }}>
      <ProfileCard onSwitch={onSwitch} />
      <Box component="nav" aria-label="Main" sx={{ display: 'grid', gap: 4 }}>
        {actor.type === 'admin' && (
          <Chip color="warning" label="Admin Mode Active" sx={{ fontWeight: 650, borderRadius: '6px' }} />
        )}
        <NavList items={navFor(actor, links)} onTrial={onTrial} onNavigate={onNavigate} />
      </Box>
      {onTrial && <BoostCard onNavigate={onNavigate} />}
    </Box>
  );
}
