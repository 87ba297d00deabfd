import { IconArrowRight } from '@tabler/icons-react';
import { useId } from 'react';
import { usePublicSettings } from '../../api/settings';
import { Box, Button, Chip, Typography } from '../../ui/elements';
import { upgrade } from '../billing/upgrade';
import { useSession } from '../session/session-context';
import { NavList } from './NavList';
import { ProfileCard } from './ProfileCard';
import { navFor, workspaceFor, type NavItem } from './nav-items';

type SideMenuProps = {
  onSwitch: () => void;
  /** The slide-in menu closes after following a link. */
  onNavigate?: () => void;
};

/** The content of both the sidebar and the slide-in menu. */
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
      <Workspace items={workspaceFor(profile)} onNavigate={onNavigate} />
      {onTrial && <BoostCard onNavigate={onNavigate} />}
    </Box>
  );
}

/** A separate navigation below the specified one. */
function Workspace({ items, onNavigate }: { items: readonly NavItem[]; onNavigate?: () => void }) {
  const titleId = useId();
  if (items.length === 0) return null;
  return (
    <Box component="nav" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={titleId} variant="caption" sx={{ px: 3, fontWeight: 600, color: 'text.secondary' }}>
        Workspace
      </Typography>
      <NavList items={items} onTrial={false} onNavigate={onNavigate} />
    </Box>
  );
}

/** For brands that don't pay yet. */
function BoostCard({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <Box
      component="section"
      aria-labelledby="boost-title"
      sx={{ mt: 'auto', p: 4, borderRadius: '12px', bgcolor: 'pass.accentSoft', display: 'grid', gap: 2 }}
    >
      <Typography id="boost-title" variant="h3" component="h2" sx={{ color: 'pass.accent' }}>
        Boost your Brand
      </Typography>
      <Typography variant="body2">
        Collabs included every month, reports, and a lower price for each extra Collab.
      </Typography>
      <Button
        onClick={() => {
          onNavigate?.();
          upgrade.open();
        }}
        size="small"
        color="secondary"
        variant="contained"
        endIcon={<IconArrowRight size={18} stroke={1.75} />}
        sx={{ justifySelf: 'start', mt: 1 }}
      >
        See the plans
      </Button>
    </Box>
  );
}
