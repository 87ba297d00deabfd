import { Link, useLocation } from 'react-router';
import { paths } from '../../app/paths';
import { Box } from '../../ui/elements';
import type { InfluencerCard } from './browser-api';

type PersonLinkProps = { person: Pick<InfluencerCard, 'id' | 'name'>; onOpen?: () => void };

/** The name, which opens the full profile over the browser. */
export function PersonLink({ person: { id, name }, onOpen }: PersonLinkProps) {
  const { search } = useLocation();
  return (
    <Box
      component={Link}
      to={{ pathname: paths.brand.influencer(id), search }}
      preventScrollReset
      onClick={onOpen}
      sx={{ color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
    >
      {name}
    </Box>
  );
}
