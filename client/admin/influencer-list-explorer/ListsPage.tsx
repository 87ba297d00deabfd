import { IconPlus } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, useDeferredValue } from 'react';
import { useNavigate, useParams, Link } from 'react-router';
import { paths } from '../../app/paths';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { usePhone } from '../list/table-rows';
import { useMay } from '../staff/useMay';
import { ListDialog } from '../../ui/influencer-lists/ListDialog';
import { OpenList } from './OpenList';
import Typography from '@mui/material/Typography';
import { type InfluencerList, useInfluencerLists } from '../../api/influencer-lists';
import { Fault } from '../../ui/Fault';
import { RelativeTime } from '../../ui/RelativeTime';
import { PageSkeleton } from '../../ui/skeletons';
import { TextField } from '../../ui/TextField';

/** Lists of influencers on the left, one list's members on the right; one after the other on phones. */
export function ListsPage() {
  const openId = useParams()['*']?.split('/')[0];
  const navigate = useNavigate();
  const phone = usePhone();
  const may = useMay();
  const [creating, setCreating] = useState(false);
  return (
    <>
      <PageHeader
        title="Lists"
        lead="Group influencers, put them in order, add notes, and let a brand vote."
        action={
          may('list.change') && (
            <Button
              variant="contained"
              startIcon={<IconPlus size={20} stroke={1.75} />}
              onClick={() => setCreating(true)}
            >
              New list
            </Button>
          )
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 6,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
        }}
      >
        {!(phone && openId) && <ListOfLists openId={openId} />}
        {openId ? (
          <OpenList key={openId} id={decodeURIComponent(openId)} />
        ) : (
          !phone && <EmptyState title="Choose a list">You’ll see its influencers here.</EmptyState>
        )}
      </Box>
      {creating && (
        <ListDialog
          onClose={() => setCreating(false)}
          onSaved={({ id }) => void navigate(paths.admin.list(id), { preventScrollReset: true })}
        />
      )}
    </>
  );
}

/** All lists, most recently changed first. */
function ListOfLists({ openId }: { openId: string | undefined }) {
  const [q, setQ] = useState('');
  const { data, error } = useInfluencerLists({ q: useDeferredValue(q).trim() });
  return (
    <Box component="nav" aria-label="Lists" sx={{ display: 'grid', gap: 4 }}>
      <TextField label="Search lists" type="search" value={q} onChange={({ target }) => setQ(target.value)} />
      <Fault>{error?.message}</Fault>
      {!data && !error && <PageSkeleton shape="rows" tickets={6} bare />}
      {data?.length === 0 &&
        (q.trim() ? (
          <Typography sx={{ color: 'text.secondary' }}>No lists match.</Typography>
        ) : (
          <EmptyState title="No lists yet">Start the first one with “New list”.</EmptyState>
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
