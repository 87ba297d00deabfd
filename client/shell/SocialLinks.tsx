import { IconBrandFacebook, IconBrandInstagram, IconBrandTiktok } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import { usePublicSettings } from '../api/settings';
import { IconAction } from '../ui/IconAction';

const networks = [
  { id: 'facebook', label: 'Facebook', icon: IconBrandFacebook, address: 'https://www.facebook.com/' },
  { id: 'instagram', label: 'Instagram', icon: IconBrandInstagram, address: 'https://www.instagram.com/' },
  { id: 'tiktok', label: 'TikTok', icon: IconBrandTiktok, address: 'https://www.tiktok.com/' },
] as const;

/** Facebook, Instagram and TikTok, on wider screens. They lead to the networks' own front pages until configured. */
export function SocialLinks() {
  const { links } = usePublicSettings();
  return (
    <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1, color: 'text.secondary' }}>
      {networks.map(({ id, label, icon, address }) => (
        <IconAction key={id} icon={icon} label={label} href={links[id] ?? address} />
      ))}
    </Box>
  );
}
