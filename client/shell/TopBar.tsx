import { IconMenu2, IconBrandFacebook, IconBrandInstagram, IconBrandTiktok } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { latePart } from '../app/theme/with-mui';
import { usePublicSettings } from '../api/settings';
import { paths } from '../app/paths';
import { IconAction } from '../ui/IconAction';
import { Box } from '../ui/elements';
import { Logo } from './Logo';
import { homeOf } from './session/session';
import { useSession } from './session/session-context';

// Nobody needs these before signing in.
const TopBarTools = latePart(() => import('./TopBarTools').then((module) => module.TopBarTools));

type TopBarProps = {
  /** Before sign-in: the logo and, on wider screens, the three social links. */
  noAuth?: boolean;
  /** Opens the slide-in menu of smaller screens. */
  onMenu?: () => void;
};

/** The banner of every page. */
export function TopBar({ noAuth = false, onMenu }: TopBarProps) {
  const session = useSession();
  return (
    <Box
      component="header"
      role="banner"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        height: 64,
        px: { xs: 4, sm: 6, lg: 8 },
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        bgcolor: 'background.paper',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      {onMenu && (
        <Box sx={{ display: { lg: 'none' }, ml: -3 }}>
          <IconAction icon={IconMenu2} label="Menu" onClick={onMenu} />
        </Box>
      )}
      <Box
        component={Link}
        to={session.user ? homeOf(session) : paths.home}
        aria-label="Tastemaker, home"
        sx={{ display: 'inline-flex', textDecoration: 'none', borderRadius: '6px', mr: 'auto' }}
      >
        <Logo />
      </Box>
      {noAuth ? (
        <SocialLinks />
      ) : (
        session.profile && (
          <Suspense>
            <TopBarTools />
          </Suspense>
        )
      )}
    </Box>
  );
}

const networks = [
  { id: 'facebook', label: 'Facebook', icon: IconBrandFacebook },
  { id: 'instagram', label: 'Instagram', icon: IconBrandInstagram },
  { id: 'tiktok', label: 'TikTok', icon: IconBrandTiktok },
] as const;

/** Our accounts on Facebook, Instagram and TikTok, on wider screens. A link without an account isn't shown. */
function SocialLinks() {
  const { links } = usePublicSettings();
  return (
    <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1, color: 'text.secondary' }}>
      {networks.map(({ id, label, icon }) => {
        const href = links[id];
        return href && <IconAction key={id} icon={icon} label={label} href={href} />;
      })}
    </Box>
  );
}
