import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { platformLabel } from '../../../server/contract/lists/labels';
import { neitherCanGo } from '../../../server/contract/rules/merging';
import { abbreviateNumber } from '../../../server/contract/rules/numbers';
import { Avatar } from '../../ui/Avatar';
import { ExactTime } from '../../ui/RelativeTime';
import { useMay } from '../staff/useMay';
import { ClaimChip } from './ClaimChip';
import { type Pair, type Side, useDuplicatesStep } from './duplicates-api';
import { placeOf, sourceLabel } from './influencer';

const reasons: Record<Pair['reasons'][number], string> = {
  'same-handle': 'The same handle',
  'same-name-and-city': 'The same name in the same city',
};

/** Why the other profile can't be kept. */
const hindrances: Record<NonNullable<Side['hindrance']>, string> = {
  claimed: 'someone manages it',
  'claim-open': 'a claim is waiting for a decision',
  'has-collabs': 'it has Collabs',
  'has-merged': 'another profile was merged into it',
};

/** Two profiles side by side: staff keep one of them, or say that they are two people. */
export function DuplicatePair({ pair }: { pair: Pair }) {
  const { mutate, isPending } = useDuplicatesStep();
  const may = useMay();
  const titleId = useId();
  const [one, other] = pair.sides;
  if (!one || !other) return null;
  const ids = { oneId: one.id, otherId: other.id };
  const keep = (kept: Side, gone: Side) =>
    mutate({
      ...{ step: 'merge', body: { keptId: kept.id, mergedId: gone.id } },
      said: `@${gone.handle} merged into @${kept.handle}`,
      back: { step: 'undo', body: { mergedId: gone.id } },
    });
  const apart = () =>
    mutate({
      ...{ step: 'settle', body: { ...ids, different: true } },
      said: `@${one.handle} and @${other.handle} are two people`,
      back: { step: 'settle', body: { ...ids, different: false } },
    });
  const choice = (kept: Side, gone: Side) =>
    may('influencer.merge') && (
      <>
        <Button
          variant="outlined"
          disabled={isPending || gone.hindrance !== null}
          onClick={() => keep(kept, gone)}
          sx={{ justifySelf: 'start' }}
        >
          Keep @{kept.handle}
        </Button>
        {gone.hindrance && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            @{gone.handle} can’t be merged: {hindrances[gone.hindrance]}.
          </Typography>
        )}
      </>
    );
  return (
    <Card variant="outlined" component="article" aria-labelledby={titleId} sx={{ p: 4, display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h3" component="h2" id={titleId} sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          @{one.handle} and @{other.handle}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {pair.reasons.map((reason) => (
            <Chip key={reason} size="small" variant="outlined" label={reasons[reason]} />
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <OneSide side={one}>{choice(one, other)}</OneSide>
        <OneSide side={other}>{choice(other, one)}</OneSide>
      </Box>
      {neitherCanGo(one.hindrance, other.hindrance) && (
        <Typography variant="body2">
          These can’t be merged. Ask which one should stay; a super user can delete the other on its record. Or mark
          them as two people.
        </Typography>
      )}
      {may('influencer.merge') && (
        <Button disabled={isPending} onClick={apart} sx={{ justifySelf: 'start' }}>
          Mark as two people
        </Button>
      )}
    </Card>
  );
}

function OneSide({ side, children }: { side: Side; children: ReactNode }) {
  const { name, handle, avatarPath, accounts, collabs, claimed, source, createdAt } = side;
  return (
    <Box
      role="group"
      aria-label={`@${handle}`}
      sx={{ display: 'grid', alignContent: 'start', gap: 3, p: 3, borderRadius: '6px', bgcolor: 'pass.sunken' }}
    >
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', minWidth: 0 }}>
        <Avatar filePath={avatarPath} name={name} size={48} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ fontWeight: 650 }}>{name}</Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
            @{handle} · {placeOf(side)}
          </Box>
        </Box>
        <Box sx={{ ml: 'auto' }}>
          <ClaimChip claimed={claimed} />
        </Box>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
        {accounts.map((account) => (
          <li key={account.platform} className="tnum">
            {platformLabel(account.platform)} @{account.handle}
            {account.followers !== null && `, ${abbreviateNumber(account.followers)} followers`}
          </li>
        ))}
        {accounts.length === 0 && <li>No accounts</li>}
        <li>
          {collabs === 1 ? '1 Collab' : `${collabs} Collabs`} · {sourceLabel(source)} <ExactTime time={createdAt} />
        </li>
      </Box>
      {children}
    </Box>
  );
}
