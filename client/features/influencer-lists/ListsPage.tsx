import { IconPlus } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { brandLists, type InfluencerList, ListsOf, useInfluencerLists } from '../../api/influencer-lists';
import { paths } from '../../app/paths';
import { EmptyState } from '../../ui/EmptyState';
import { Fault } from '../../ui/Fault';
import { ListDialog } from '../../ui/influencer-lists/ListDialog';
import { ListRow } from '../../ui/ListRow';
import { PageHeader } from '../../ui/PageHeader';
import { RelativeTime } from '../../ui/RelativeTime';
import { SectionSkeleton } from '../../ui/skeletons';

/** The brand's lists of influencers. */
export function ListsPage() {
  return (
    <ListsOf value={brandLists}>
      <Lists />
    </ListsOf>
  );
}

function Lists() {
  const navigate = useNavigate();
  const { data: lists, error } = useInfluencerLists({});
  const [begins, setBegins] = useState(false);
  const begin = (
    <Button
      variant="contained"
      startIcon={<IconPlus size={20} stroke={1.75} aria-hidden />}
      onClick={() => setBegins(true)}
    >
      New list
    </Button>
  );
  return (
    <>
      <PageHeader title="Lists" lead="Group influencers, add notes, and share a list for a vote." />
      <Fault>{error?.message}</Fault>
      {!lists && !error && <SectionSkeleton />}
      {lists?.length === 0 && (
        <EmptyState title="No lists yet" action={begin}>
          Start one here, or add people from the influencer browser.
        </EmptyState>
      )}
      {lists && lists.length > 0 && (
        <Box sx={{ display: 'grid', gap: 5, justifyItems: 'start', maxWidth: 760 }}>
          {begin}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
            {lists.map((list) => (
              <Row key={list.id} list={list} />
            ))}
          </Box>
        </Box>
      )}
      {begins && (
        <ListDialog onClose={() => setBegins(false)} onSaved={({ id }) => void navigate(paths.brand.list(id))} />
      )}
    </>
  );
}

function Row({ list: { id, name, members, links, updatedAt } }: { list: InfluencerList }) {
  return (
    <ListRow sx={{ justifyContent: 'space-between', rowGap: 1, py: 4 }}>
      <Box component={Link} to={paths.brand.list(id)} sx={{ color: 'inherit', fontWeight: 600, minHeight: 24 }}>
        {name}
      </Box>
      <Typography variant="body2" className="tnum" sx={{ color: 'text.secondary' }}>
        {members === 1 ? '1 influencer' : `${members} influencers`}
        {links > 0 && ` · ${links === 1 ? '1 link' : `${links} links`}`} · changed{' '}
        <RelativeTime time={updatedAt} goesOn />
      </Typography>
    </ListRow>
  );
}
