import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { bandFor } from '../../../server/contract/lists/social';
import { brandCategories } from '../../../server/contract/lists/brands';
import { cityLabel, followerBandLabel, platformLabel } from '../../../server/contract/lists/labels';
import { labelOf } from '../../../server/contract/lists/option';
import { abbreviateNumber } from '../../../server/contract/rules/numbers';
import { Portrait } from '../../ui/Portrait';
import { TextLink } from '../../ui/TextLink';
import { TicketRule } from '../../ui/ticket-parts';
import { paths } from '../../app/paths';
import { useEditor } from './editor-context';
import type { Account } from './profile-api';

const countOf = ({ verified, followers }: Account): number => verified?.followers ?? followers ?? 0;

/** A live preview of the influencer's card as brands see it. */
export function PreviewCard() {
  const { profile } = useEditor();
  const { id, name, handle, city, categories, accounts, portfolio, avatarPath } = profile;
  const verified = accounts.filter((account) => account.verified !== null);
  const counts = verified.length > 0 ? verified : accounts;
  const followers = Math.max(0, ...counts.map(countOf));
  const largest = counts.find((account) => countOf(account) === followers);
  const band = bandFor(followers);
  const photo = avatarPath ?? portfolio.find(({ kind }) => kind === 'image')?.filePath;
  const topics = categories.map((id) => labelOf(brandCategories, id, id));
  return (
    <Box component="section" aria-labelledby="preview-title">
      <Typography id="preview-title" variant="subtitle2" component="h2" sx={{ mb: 2 }}>
        How brands see you
      </Typography>
      <Card sx={{ overflow: 'visible' }}>
        <Box sx={{ overflow: 'hidden', borderRadius: '11px 11px 0 0' }}>
          <Portrait person={{ id, name, photoPath: photo ?? null }} />
        </Box>
        <Box sx={{ px: 4, pt: 3, pb: 3, minWidth: 0 }}>
          <Typography variant="h3" component="p" noWrap>
            {name}
          </Typography>
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
            @{handle}
          </Typography>
        </Box>
        <TicketRule />
        <Box component="dl" className="tnum" sx={facts}>
          <dt>Followers</dt>
          <dd>{largest ? `${abbreviateNumber(followers)}${band ? ` · ${followerBandLabel(band)}` : ''}` : 'N/A'}</dd>
          <dt>Engagement</dt>
          <dd>{largest?.engagement == null ? 'N/A' : `${largest.engagement.toFixed(1)}%`}</dd>
          <dt>On</dt>
          <dd>{accounts.map(({ platform }) => platformLabel(platform)).join(', ') || 'N/A'}</dd>
          <dt>City</dt>
          <dd>{city ? cityLabel(city) : 'N/A'}</dd>
          <dt>About</dt>
          <dd>{topics.slice(0, 3).join(', ') || 'N/A'}</dd>
        </Box>
      </Card>
      <Typography variant="body2" sx={{ mt: 3 }}>
        <TextLink to={paths.influencer.mediaKit(handle)}>Open your public media kit</TextLink>
      </Typography>
    </Box>
  );
}

const facts = {
  m: 0,
  px: 4,
  pt: 3,
  pb: 4,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 3,
  rowGap: 1.5,
  typography: 'body2',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
} as const;
