import { IconBuildingStore, IconUserStar } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { resources } from '../resources';
import type { User } from './user';

const kinds = {
  brand: { label: 'Brand', icon: IconBuildingStore, resource: resources.brands },
  influencer: { label: 'Influencer', icon: IconUserStar, resource: resources.influencers },
} as const;

/** The profiles that a person acts for, as links to their records. */
export function ProfileChips({ profiles }: { profiles: User['linkedProfiles'] }) {
  const createPath = useCreatePath();
  if (profiles.length === 0) return <>None</>;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}>
      {profiles.map(({ uid, type }) => {
        const { label, icon: Icon, resource } = kinds[type];
        return (
          <Chip
            key={uid}
            component={Link}
            to={createPath({ resource, type: 'edit', id: uid })}
            clickable
            size="small"
            icon={<Icon size={16} stroke={1.75} aria-hidden />}
            label={label}
            onClick={(event) => event.stopPropagation()}
            sx={{ minHeight: 24, fontSize: '0.8125rem' }}
          />
        );
      })}
    </Box>
  );
}
