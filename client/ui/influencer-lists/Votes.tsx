import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { IconCheck, IconHelp, IconX } from '@tabler/icons-react';
import type { ListVote } from '../../../server/contract/rules/influencer-lists';
import { listVotes } from '../../../server/contract/rules/influencer-lists';
import { labelOf } from '../../../server/contract/lists/option';
import type { ListMember } from '../../api/influencer-lists';

const icons: Record<ListVote, typeof IconCheck> = { yes: IconCheck, maybe: IconHelp, no: IconX };

/** What people with a link say about someone, and why. */
export function Votes({ votes }: Pick<ListMember, 'votes'>) {
  if (votes.length === 0) return null;
  return (
    <Box component="ul" aria-label="Votes" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {votes.map(({ label, vote, comment }) => {
        const Icon = icons[vote];
        return (
          <Box component="li" key={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <Chip
              size="small"
              variant="outlined"
              icon={<Icon size={16} stroke={1.75} aria-hidden />}
              label={`${label}: ${labelOf(listVotes, vote, 'N/A')}`}
              sx={{ minHeight: 24, fontSize: '0.8125rem' }}
            />
            {comment && (
              <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                “{comment}”
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
