import Typography from '@mui/material/Typography';
import { Outlet, useParams } from 'react-router';
import { brandLists, ListsOf, useOpenList } from '../../api/influencer-lists';
import { paths } from '../../app/paths';
import { useSession } from '../../shell/session/session-context';
import { EmptyState } from '../../ui/EmptyState';
import { Fault } from '../../ui/Fault';
import { PageHeader } from '../../ui/PageHeader';
import { SectionSkeleton } from '../../ui/SectionSkeleton';
import { TextLink } from '../../ui/TextLink';
import { ListActions } from './ListActions';
import { ListedPeople } from './ListedPeople';

/** One list of the brand: who is on it, what the team notes, what others vote. */
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
