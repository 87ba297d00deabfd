import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatPence } from '../../../server/contract/rules/money';
import type { GuestParty, RecentCreator, useRemoveGuests } from '../../api/outcomes';
import { ListRow } from '../../ui/ListRow';
import { ExactTime } from '../../ui/RelativeTime';
import { guestsInWords } from '../../ui/results/lift-words';
import { useId } from 'react';

const shown = 5;

type LatestGuestsProps = {
  parties: readonly GuestParty[];
  creators: readonly RecentCreator[];
  takeBack: ReturnType<typeof useRemoveGuests>;
};

/** What was counted last, each with a way to take it back. */
export function LatestGuests({ parties, creators, takeBack }: LatestGuestsProps) {
  const titleId = useId();
  if (parties.length === 0) return null;
  const nameOf = (collabId: string) =>
    creators.find((creator) => creator.collabId === collabId)?.name ?? 'an earlier creator';
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 3 }}>
      <Typography id={titleId} variant="h3" component="h2">
        Latest guests
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {parties.slice(0, shown).map(({ id, collabId, covers, spendPence, kind, at }) => {
          const what = `${guestsInWords(covers)} from ${nameOf(collabId)}`;
          return (
            <ListRow key={id}>
              <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                <Typography variant="subtitle2">{what}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {kind === 'redeemed' ? 'By code word' : 'By name'}, <ExactTime time={at} />
                  {spendPence !== null && `, spent ${formatPence(spendPence)}`}
                </Typography>
              </Box>
              <Button
                size="small"
                aria-label={`Remove ${what}`}
                disabled={takeBack.isPending && takeBack.variables === id}
                onClick={() => takeBack.mutate(id)}
              >
                Remove
              </Button>
            </ListRow>
          );
        })}
      </Box>
    </Box>
  );
}
