import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { type InfluencerList, useInfluencerLists } from '../../api/influencer-lists';
import { paths } from '../../app/paths';
import { EmptyState } from '../../ui/EmptyState';
import { Fault } from '../../ui/Fault';
import { RelativeTime } from '../../ui/RelativeTime';
import { PageSkeleton } from '../../ui/skeletons';
import { TextField } from '../../ui/TextField';

/** All lists, the last changed first. */
export function ListOfLists({ openId }: { openId: string | undefined }) {
  const [q, setQ] = useState('');
  const { data, error } = useInfluencerLists({ q: useDeferredValue(q).trim() });
  return (
    <Box component="nav" aria-label="Lists" sx={{ display: 'grid', gap: 4 }}>
      <TextField label="Search lists" type="search" value={q} onChange={({ target }) => setQ(target.value)} />
      <Fault>{error?.message}</Fault>
      {!data && !error && <PageSkeleton shape="rows" tickets={6} bare />}
      {data?.length === 0 &&
        (q.trim() ? (
          <Typography sx={{ color: 'text.secondary' }}>No list is called so.</Typography>
        ) : (
          <EmptyState title="There are no lists yet">“New list” begins the first one.</EmptyState>
        ))}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {data?.map((list) => (
          <li key={list.id}>
            <Row list={list} open={list.id === openId} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

const influencers = (count: number): string => (count === 1 ? '1 influencer' : `${count} influencers`);

function Row({ list, open }: { list: InfluencerList; open: boolean }) {
  return (
    <Box
      component={Link}
      to={paths.admin.list(list.id)}
      preventScrollReset
      aria-current={open ? 'page' : undefined}
      sx={{
        display: 'block',
        px: 3,
        py: 2,
        borderRadius: '6px',
        color: 'text.primary',
        textDecoration: 'none',
        bgcolor: open ? 'pass.primarySoft' : undefined,
        '&:hover': { bgcolor: open ? 'pass.primarySoft' : 'pass.sunken' },
      }}
    >
      <Typography component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {list.name}
      </Typography>
      <Typography component="span" variant="body2" className="tnum" sx={{ color: 'text.secondary' }}>
        {influencers(list.members)} · <RelativeTime time={list.updatedAt} />
      </Typography>
    </Box>
  );
}
