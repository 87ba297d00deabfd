import { IconArrowRight, IconSelector } from '@tabler/icons-react';
import { useId } from 'react';
import { usePublicSettings } from '../../api/settings';
import { Box, Button, ButtonBase, Chip, Typography } from '../../ui/elements';
import { upgrade } from '../billing/upgrade';
import { useSession } from '../session/session-context';
import { NavList } from './NavList';
import { navFor, type NavItem, workspaceFor } from './nav-items';
import { profileSwitcherMinProfiles } from '../../../server/contract/rules/constants';
import { Avatar } from '../../ui/Avatar';
import { displayNameOf, pictureOf } from '../session/session';

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

/** The current profile; opens the account picker if there is another to choose. Staff can't switch. */
export function ProfileCard({ onSwitch }: { onSwitch: () => void }) {
  const { profile, linkedProfiles } = useSession();
  if (!profile) return null;
  const canSwitch = linkedProfiles.length >= profileSwitcherMinProfiles && profile.type !== 'admin';
  const name = displayNameOf(profile);
  return (
    <ButtonBase
      onClick={canSwitch ? onSwitch : undefined}
      aria-disabled={canSwitch ? undefined : true}
      aria-haspopup={canSwitch ? 'dialog' : undefined}
      sx={{
        width: '100%',
        display: 'flex',
        gap: 3,
        p: 3,
        textAlign: 'left',
        borderRadius: '12px',
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.default',
        cursor: canSwitch ? 'pointer' : 'default',
        '&:hover': canSwitch ? { borderColor: 'pass.lineStrong' } : undefined,
      }}
    >
      <Avatar filePath={pictureOf(profile)} name={name} size={40} />
      <Box component="span" sx={{ minWidth: 0, flex: 1 }}>
        <Box
          component="span"
          sx={{
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            typography: 'subtitle2',
            lineHeight: 1.3,
            overflow: 'hidden',
          }}
        >
          {name}
        </Box>
        <Box
          component="span"
          sx={{
            display: 'block',
            typography: 'caption',
            color: 'text.secondary',
            '&::first-letter': { textTransform: 'uppercase' },
          }}
        >
          {profile.type} Profile
        </Box>
      </Box>
      {canSwitch && <IconSelector size={20} stroke={1.75} aria-hidden />}
    </ButtonBase>
  );
}
