import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useListContext } from 'react-admin';
import { abbreviateNumber } from '../../../server/contract/rules/numbers';
import { Avatar } from '../../ui/Avatar';
import { PageSkeleton } from '../../ui/skeletons';
import { RecordLink } from '../list/table-rows';
import { ClaimChip } from './ClaimChip';
import { noInfluencers } from './InfluencerTable';
import { type Influencer, placeOf, platformsOf } from './influencer';

/** Influencers as a grid of pictures. */
export function InfluencerGrid() {
  const { data, isPending } = useListContext<Influencer>();
  if (isPending) return <PageSkeleton tickets={8} bare />;
  if (!data || data.length === 0) return noInfluencers;
  return (
    <Box
      component="ul"
      aria-label="Influencers"
      sx={{
        m: 0,
        p: 4,
        listStyle: 'none',
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
      }}
    >
      {data.map((influencer) => (
        <RecordContextProvider key={influencer.id} value={influencer}>
          <Face {...influencer} />
        </RecordContextProvider>
      ))}
    </Box>
  );
}

function Face(influencer: Influencer) {
  const { name, handle, avatarPath, followers, claimed } = influencer;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 2,
        p: 4,
        textAlign: 'center',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '12px',
      }}
    >
      <Avatar filePath={avatarPath} name={name} size={72} />
      <Box sx={{ minWidth: 0, maxWidth: '100%' }}>
        <RecordLink>@{handle}</RecordLink>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {name}
        </Typography>
      </Box>
      <Typography variant="body2" className="tnum">
        {abbreviateNumber(followers)} followers
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {platformsOf(influencer)} · {placeOf(influencer)}
      </Typography>
      <Box sx={{ mt: 'auto' }}>
        <ClaimChip claimed={claimed} />
      </Box>
    </Box>
  );
}
