import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { countryLabel, followerBandLabel, platformLabel } from '../../../../server/contract/lists/labels';
import { bandFor } from '../../../../server/contract/lists/social';
import { abbreviateNumber } from '../../../../server/contract/rules/numbers';
import { longDay } from '../../../ui/day';
import { Growth } from '../../../ui/Growth';
import { HandleLink } from '../../../ui/HandleLink';
import type { InfluencerSheet } from '../browser-api';
import { ageBrackets } from '../../../../server/contract/lists/attributes/personal';
import { audienceGenders } from '../../../../server/contract/lists/availability';
import { Meter } from '../../../ui/Meter';

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
            <Account key={account.platform} {...account} />
          ))}
        </Box>
      )}
    </SheetPart>
  );
}

function Account({ platform, handle, followers, engagement, asOf, history }: InfluencerSheet['accounts'][number]) {
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
        ]
          .filter(Boolean)
          .join(' · ')}
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          As of {longDay(asOf)}
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

type Share = Readonly<{ label: string; percent: number }>;

/** Someone's audience, as they describe it. */
export function PersonAudience({ person: { name, audience } }: { person: InfluencerSheet }) {
  const parts: readonly (readonly [title: string, shares: readonly Share[]])[] = [
    ['Age', known(ageBrackets, audience.ages)],
    ['Gender', known(audienceGenders, audience.genders)],
    ['Countries', audience.countries.map(({ country, percent }) => ({ label: countryLabel(country), percent }))],
  ];
  const told = parts.filter(([, shares]) => shares.length > 0);
  if (told.length === 0) return null;
  return (
    <SheetPart title="Audience" lead={`${name}’s own words, from the statistics of the largest account.`}>
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
        {told.map(([title, shares]) => (
          <Box key={title}>
            <Typography variant="subtitle2" component="h4" sx={{ mb: 1.5 }}>
              {title}
            </Typography>
            {shares.map(({ label, percent }) => (
              <Box key={label} sx={{ mb: 2 }}>
                <Typography variant="body2" className="tnum" sx={{ display: 'flex', justifyContent: 'space-between' }}>
                  <span>{label}</span>
                  <span>{percent}%</span>
                </Typography>
                <Meter label={label} value={percent} max={100} words={`${percent} per cent`} />
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </SheetPart>
  );
}

const known = (
  options: readonly Readonly<{ id: string; label: string }>[],
  shares: Readonly<Record<string, number>>,
): Share[] => options.flatMap(({ id, label }) => (shares[id] ? [{ label, percent: shares[id] }] : []));
