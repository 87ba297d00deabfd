import Box from '@mui/material/Box';
import { listVotes } from '../../../server/contract/rules/influencer-lists';
import type { MembersAsked } from '../../api/influencer-lists';
import { TextField } from '../../ui/TextField';

const orders = [
  { id: 'place', label: 'Our order' },
  { id: 'followers', label: 'Most followers' },
  { id: 'handle', label: 'Handle' },
] as const;

type MemberFiltersProps = { asked: MembersAsked; onAsk: (asked: MembersAsked) => void };

/** Filters and sorts a list's members; the file is the same. */
export function MemberFilters({ asked, onAsk }: MemberFiltersProps) {
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <TextField
        label="Search this list"
        type="search"
        value={asked.q}
        onChange={({ target }) => onAsk({ ...asked, q: target.value })}
        sx={{ flex: '2 1 180px', maxWidth: { sm: 280 } }}
      />
      <TextField
        select
        label="Votes"
        value={asked.vote}
        onChange={({ target }) => onAsk({ ...asked, vote: target.value })}
        sx={{ flex: '1 1 120px', maxWidth: { sm: 160 } }}
      >
        <option value="">All</option>
        {listVotes.map(({ id, label }) => (
          <option key={id} value={id}>
            Someone said {label.toLowerCase()}
          </option>
        ))}
      </TextField>
      <TextField
        select
        label="Order"
        value={asked.sort}
        onChange={({ target }) => onAsk({ ...asked, sort: target.value as MembersAsked['sort'] })}
        sx={{ flex: '1 1 120px', maxWidth: { sm: 180 } }}
      >
        {orders.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </TextField>
    </Box>
  );
}
