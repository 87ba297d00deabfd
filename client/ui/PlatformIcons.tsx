import { IconBrandInstagram, IconBrandTiktok, IconBrandYoutube } from '@tabler/icons-react';
import { platformLabel } from '../../server/contract/lists/labels';
import type { Platform } from '../../server/contract/lists/social';
import { Box } from './elements';

const icons = { instagram: IconBrandInstagram, tiktok: IconBrandTiktok, youtube: IconBrandYoutube } as const;

/** Where someone posts, the largest account first. */
export function PlatformIcons({ platforms }: { platforms: readonly Platform[] }) {
  if (platforms.length === 0) return null;
  const names = platforms.map(platformLabel).join(', ');
  return (
    <Box
      role="img"
      aria-label={`On ${names}`}
      title={names}
      sx={{ display: 'inline-flex', gap: 1, color: 'text.secondary', verticalAlign: 'middle' }}
    >
      {platforms.map((platform) => {
        const Icon = icons[platform];
        return <Icon key={platform} size={18} stroke={1.75} aria-hidden />;
      })}
    </Box>
  );
}
