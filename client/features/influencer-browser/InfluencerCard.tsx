import { memo, useId } from 'react';
import { categoryLabel, homeLabel, followerBandLabel } from '../../../server/contract/lists/labels';
import { bandFor } from '../../../server/contract/lists/social';
import { abbreviateNumber } from '../../../server/contract/rules/numbers';
import { PlatformIcons } from '../../ui/PlatformIcons';
import { Heart } from '../../ui/SaveButton';
import { Box, Card, Typography } from '../../ui/elements';
import { visuallyHidden } from '../../ui/sx';
import { TicketRule } from '../../ui/ticket-parts';
import { AddToListButton } from './AddToListButton';
import { AskButton } from './AskButton';
import type { InfluencerCard as Person } from './browser-api';
import { MatchScore } from './MatchScore';
import { PersonLink } from './PersonLink';
import { Portrait } from '../../ui/Portrait';

type InfluencerCardProps = {
  person: Person;
  /** The brand's offer used for scoring; '' for the brand itself. */
  offer: string;
  /** The maximum possible score. */
  of: number | undefined;
  compared: boolean;
  /** The comparison is full. */
  full: boolean;
  /** Undefined unless the user is choosing whom to compare. */
  onCompare: ((id: string) => void) | undefined;
  /** Undefined if they can't be saved, or while loading. */
  saved: boolean | undefined;
  onSave: (change: Readonly<{ id: string; name: string; keep: boolean }>) => void;
};

/** An influencer at a glance: who, where, followers, and actions. Memoised, so that scrolling doesn't re-render it. */
export const InfluencerCard = memo(function InfluencerCard(props: InfluencerCardProps) {
  const { person, offer, of, compared, full, onCompare, saved, onSave } = props;
  const { id, name, handle, city, categories, followers, engagement, platforms, verified } = person;
  const titleId = useId();
  const band = bandFor(followers);
  const home = homeLabel(city);
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={{ display: 'flex', flexDirection: 'column', overflow: 'visible' }}
    >
      <Box sx={{ position: 'relative', overflow: 'hidden', borderRadius: '11px 11px 0 0' }}>
        <Portrait person={person} />
        {onCompare && (
          <Box component="label" sx={mark}>
            <input type="checkbox" checked={compared} disabled={full && !compared} onChange={() => onCompare(id)} />
            <span>
              Compare
              <Box component="span" sx={visuallyHidden}>
                {` ${name}`}
              </Box>
            </span>
          </Box>
        )}
        {saved !== undefined && (
          <Box sx={{ position: 'absolute', right: 8, bottom: 8 }}>
            <Heart onPicture what={name} saved={saved} onPress={() => onSave({ id, name, keep: !saved })} />
          </Box>
        )}
      </Box>
      <Box sx={{ p: { xs: 3, sm: 4 }, pb: 3, flex: 1, minWidth: 0 }}>
        <Typography id={titleId} variant="subtitle1" component="h2" noWrap>
          <PersonLink person={person} />
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          @{handle}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 2 }}>
          <Typography variant="body2" className="tnum" sx={{ fontWeight: 600 }}>
            {followers > 0 ? abbreviateNumber(followers) : 'N/A'}
            {band && ` · ${followerBandLabel(band)}`}
            {verified && ' · Verified'}
          </Typography>
          <PlatformIcons platforms={platforms} />
        </Box>
        <Typography variant="body2" className="tnum" sx={{ color: 'text.secondary' }}>
          {engagement === null ? 'Engagement N/A' : `${engagement.toFixed(1)}% engagement`}
          {home && ` · ${home}`}
        </Typography>
        <Typography variant="body2" noWrap sx={{ mt: 1 }} title={categories.map(categoryLabel).join(', ')}>
          {categories.slice(0, 3).map(categoryLabel).join(', ') || ' '}
        </Typography>
        {person.score !== undefined && of !== undefined && (
          <MatchScore person={person} score={person.score} of={of} offer={offer} />
        )}
      </Box>
      <TicketRule />
      <Box sx={{ p: { xs: 2, sm: 3 } }}>
        <AskButton person={person} />
        <AddToListButton influencerIds={[id]} label={`Add ${name} to a list`} />
      </Box>
    </Card>
  );
});

const mark = {
  position: 'absolute',
  top: 8,
  left: 8,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: { xs: 44, sm: 32 },
  px: 2.5,
  borderRadius: 999,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  typography: 'body2',
  fontWeight: 550,
  cursor: 'pointer',
  '& input': { m: 0 },
  '&:has(input:disabled)': { color: 'text.secondary', cursor: 'default' },
} as const;
