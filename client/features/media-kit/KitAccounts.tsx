import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { platformLabel } from '../../../server/contract/lists/labels';
import { longDay } from '../../ui/day';
import { Growth } from '../../ui/Growth';
import { HandleLink } from '../../ui/HandleLink';
import { ListRow } from '../../ui/ListRow';
import { type MediaKit, reachInWords } from './media-kit';

/** Where the influencer posts, with followers, engagement and growth. The figures are the influencer's own, or those of the platform. */
export function KitAccounts({ accounts }: Pick<MediaKit, 'accounts'>) {
  return (
    <Box component="section" aria-labelledby="accounts-title">
      <Typography variant="h2" id="accounts-title">
        Where to follow
      </Typography>
      {accounts.length === 0 ? (
        <Typography sx={{ mt: 3, color: 'text.secondary' }}>No accounts yet.</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, mt: 2, mb: 0 }}>
          {accounts.map((account) => (
            <Account key={account.platform} {...account} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function Account({ platform, handle, followers, engagement, verified, asOf, history }: MediaKit['accounts'][number]) {
  const reach = reachInWords(followers);
  return (
    <ListRow sx={{ alignItems: 'baseline', columnGap: 4, rowGap: 1 }}>
      <Typography variant="subtitle2" component="span" sx={{ width: 96 }}>
        {platformLabel(platform)}
      </Typography>
      <HandleLink platform={platform} handle={handle} sx={{ flex: '1 1 120px' }} />
      <Box
        className="tnum"
        sx={{
          flexBasis: { xs: '100%', sm: 'auto' },
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 4,
          color: 'text.secondary',
        }}
      >
        {reach && <span>{reach}</span>}
        {engagement !== null && <span>{engagement.toFixed(1)}% engagement</span>}
      </Box>
      <Box sx={{ flexBasis: '100%', display: 'grid', gap: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {verified ? 'Verified' : 'Self-reported'}, as of {longDay(asOf)}
        </Typography>
        <Growth history={history} />
      </Box>
    </ListRow>
  );
}
