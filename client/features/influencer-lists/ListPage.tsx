import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Outlet, useParams, useNavigate } from 'react-router';
import {
  brandLists,
  ListsOf,
  useOpenList,
  brandListFile,
  type OpenInfluencerList,
  useRemoveList,
} from '../../api/influencer-lists';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { EmptyState } from '../../ui/EmptyState';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { TextLink } from '../../ui/TextLink';
import { AddHandles } from '../../ui/influencer-lists/AddHandles';
import { ListDialog } from '../../ui/influencer-lists/ListDialog';
import { ShareDialog } from '../../ui/influencer-lists/ShareDialog';
import { SectionSkeleton } from '../../ui/skeletons';
import { ListedPeople } from './ListedPeople';

/** One of the brand's lists: members, the team's notes, and others' votes. */
export function ListPage() {
  const { id = '' } = useParams();
  const { actor } = useSession();
  const { data: list, error } = useOpenList(id);
  if (error?.status === 404)
    return (
      <EmptyState
        title="This list no longer exists"
        headingLevel="h1"
        action={<TextLink to={paths.brand.lists}>All lists</TextLink>}
      >
        Someone on your team may have deleted it.
      </EmptyState>
    );
  if (error && !list)
    return (
      <>
        <TextLink to={paths.brand.lists}>All lists</TextLink>
        <PageHeader title="List" />
        <Fault>{error.message}</Fault>
      </>
    );
  if (!list) return <SectionSkeleton />;
  return (
    <ListsOf value={brandLists}>
      <TextLink to={paths.brand.lists}>All lists</TextLink>
      <PageHeader
        title={list.name}
        lead={list.people.length === 1 ? '1 influencer' : `${list.people.length} influencers`}
      />
      {list.notes && <Typography sx={{ whiteSpace: 'pre-wrap', maxWidth: '68ch', mb: 5 }}>{list.notes}</Typography>}
      <ListActions list={list} />
      {list.people.length === 0 ? (
        <EmptyState
          title="Nobody is on this list yet"
          action={<TextLink to={paths.brand.influencerBrowser(actor.uid)}>Find influencers</TextLink>}
        />
      ) : (
        <ListedPeople list={list} />
      )}
      <Outlet />
    </ListsOf>
  );
}

type Opened = 'handles' | 'share' | 'name' | 'remove';

/** The actions on a whole list. */
function ListActions({ list }: { list: OpenInfluencerList }) {
  const navigate = useNavigate();
  const remove = useRemoveList(list.id);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <Box role="group" aria-label="The list" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 5 }}>
      <Button variant="contained" onClick={() => setOpened('share')}>
        Share for a vote
      </Button>
      <Button variant="outlined" onClick={() => setOpened('handles')}>
        Add by handle or CSV
      </Button>
      <Button variant="outlined" component="a" href={brandListFile(list.id)} download>
        Download CSV
      </Button>
      <Button onClick={() => setOpened('name')}>Name and notes</Button>
      <Button color="error" onClick={() => setOpened('remove')}>
        Remove list
      </Button>
      {opened === 'handles' && <AddHandles list={list} onClose={close} />}
      {opened === 'share' && <ShareDialog list={list} onClose={close} />}
      {opened === 'name' && <ListDialog list={list} onClose={close} />}
      <ConfirmDialog
        open={opened === 'remove'}
        title="Remove this list?"
        typeToConfirm={list.name}
        busy={remove.isPending}
        onCancel={close}
        onConfirm={() => remove.mutate(undefined, { onSuccess: () => void navigate(paths.brand.lists) })}
      >
        The list will be deleted for good, with its notes, links and votes. The influencers stay.
        <Fault>{remove.error?.message}</Fault>
      </ConfirmDialog>
    </Box>
  );
}
