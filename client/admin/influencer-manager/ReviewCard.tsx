import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { categoryLabel, platformLabel } from '../../../server/contract/lists/labels';
import { accountAddress } from '../../../server/contract/rules/platform-addresses';
import { reviewReasons } from '../../../server/contract/rules/influencer-reviews';
import { abbreviateNumber } from '../../../server/contract/rules/numbers';
import { Avatar } from '../../ui/Avatar';
import { ExactTime } from '../../ui/RelativeTime';
import { SafetyFlags } from './SafetyFlags';
import { placeOf, sourceLabel } from './influencer';
import type { Waiting } from './reviews-api';

/** Everything that helps to decide whether someone is authentic, on one card. */
export function ReviewCard({ influencer }: { influencer: Waiting }) {
  const { id, name, handle, avatarPath, bio, accounts, categories, source, why, since } = influencer;
  const titleId = useId();
  return (
    <Card variant="outlined" component="article" aria-labelledby={titleId} sx={{ p: 5, display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'center', minWidth: 0 }}>
        <Avatar filePath={avatarPath} name={name} size={72} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', mr: 'auto' }}>
          <Typography variant="h3" component="h2" id={titleId}>
            @{handle}
          </Typography>
          <Box sx={{ color: 'text.secondary' }}>
            {name} · {placeOf(influencer)} · {sourceLabel(source)}
          </Box>
        </Box>
        <Chip
          size="small"
          variant="outlined"
          label={reviewReasons.find((each) => each.id === why)?.label}
          sx={{ flex: 'none' }}
        />
      </Box>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{bio || 'No bio yet.'}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 5, typography: 'body2', overflowWrap: 'anywhere' }}>
        {accounts.map((account) => (
          <li key={account.platform} className="tnum">
            <Link href={accountAddress(account.platform, account.handle)} target="_blank" rel="noreferrer">
              {platformLabel(account.platform)} @{account.handle}
            </Link>
            {account.followers !== null && `, ${abbreviateNumber(account.followers)} followers`}
          </li>
        ))}
        {accounts.length === 0 && <li>No accounts</li>}
        {categories.length > 0 && <li>{categories.map(categoryLabel).join(', ')}</li>}
        <li>
          Waiting since <ExactTime time={since} />
        </li>
      </Box>
      <SafetyFlags influencerId={id} handle={handle} />
    </Card>
  );
}
