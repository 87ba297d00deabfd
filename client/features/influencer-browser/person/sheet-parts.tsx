import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { followerBandLabel, platformLabel } from '../../../../server/contract/lists/labels';
import { bandFor } from '../../../../server/contract/lists/social';
import { abbreviateNumber } from '../../../../server/contract/rules/numbers';
import { longDay } from '../../../ui/day';
import { Growth } from '../../../ui/Growth';
import { HandleLink } from '../../../ui/HandleLink';
import type { InfluencerSheet } from '../browser-api';

type SheetPartProps = {
  title: string;
  /** The source, in a sentence. */
  lead?: string;
  children: ReactNode;
};

/** One section of someone's profile. */
export function SheetPart({ title, lead, children }: SheetPartProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box>
        <Typography id={titleId} variant="h3">
          {title}
        </Typography>
        {lead && (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {lead}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
}

/** Followers and engagement by platform, since when, and the source. */
export function PersonNumbers({ person }: { person: InfluencerSheet }) {
  const { accounts } = person;
  return (
    <SheetPart title="Numbers" lead={accounts.length > 0 ? figuresFrom(person) : undefined}>
      {accounts.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>No accounts yet.</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {accounts.map((account) => (
            <Account
              key={account.platform}
              {...account}
              typed={person.claimed}
              reach={person.verified.find(({ platform }) => platform === account.platform)?.reach ?? null}
            />
          ))}
        </Box>
      )}
    </SheetPart>
  );
}

type AccountProps = InfluencerSheet['accounts'][number] & Readonly<{ reach: number | null; typed: boolean }>;

function Account({ platform, handle, followers, engagement, verified, reach, typed, asOf, history }: AccountProps) {
  const band = bandFor(followers ?? 0);
  return (
    <Box component="li" sx={row}>
      <Typography variant="subtitle2" component="span">
        {platformLabel(platform)}
      </Typography>
      <HandleLink platform={platform} handle={handle} sx={{ justifySelf: 'start' }} />
      <Typography className="tnum" sx={{ gridColumn: '1 / -1' }}>
        {[
          followers === null ? 'Followers N/A' : `${abbreviateNumber(followers)} followers`,
          band && followerBandLabel(band),
          engagement === null ? 'Engagement N/A' : `${engagement.toFixed(1)}% engagement`,
          reach !== null && `${abbreviateNumber(reach)} reached in 28 days`,
        ]
          .filter(Boolean)
          .join(' · ')}
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {verified && 'Verified, as of '}
          {!verified && (typed ? 'Self-reported, as of ' : 'As of ')}
          {longDay(asOf)}
        </Typography>
      </Typography>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Growth history={history} />
      </Box>
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  columnGap: 4,
  rowGap: 1,
  py: 3,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

/** The source of the follower count, in a sentence. */
function figuresFrom({ source, claimed, name }: Pick<InfluencerSheet, 'source' | 'claimed' | 'name'>): string {
  if (source === 'joined') return `From ${name}.`;
  const came = source === 'imported' ? 'Imported from public figures' : 'Entered by our team';
  return claimed ? `${came}; ${name} now manages them.` : `${came}; ${name} hasn’t confirmed them.`;
}
