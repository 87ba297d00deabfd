import { IconArrowLeft, IconDownload, IconPencil, IconTrash, IconUserPlus, IconUsersGroup } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import {
  type InfluencerList,
  type MembersAsked,
  membersFile,
  useInfluencerList,
  useRemoveList,
} from '../../api/influencer-lists';
import { paths } from '../../app/paths';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { EmptyState } from '../../ui/EmptyState';
import { PageSkeleton } from '../../ui/skeletons';
import { toast } from '../../ui/toast';
import { usePhone } from '../list/table-rows';
import { useMay } from '../staff/useMay';
import { AddHandles } from '../../ui/influencer-lists/AddHandles';
import { ListDialog } from '../../ui/influencer-lists/ListDialog';
import { MemberFilters } from './MemberFilters';
import { Members } from './Members';
import { ShareDialog } from '../../ui/influencer-lists/ShareDialog';

const everybody: MembersAsked = { sort: 'place', q: '', vote: '' };

/** One list: its actions, and its members. */
export function OpenList({ id }: { id: string }) {
  const { data: list, error } = useInfluencerList(id);
  const [asked, setAsked] = useState(everybody);
  const phone = usePhone();
  if (error && !list) return <EmptyState title="We couldn’t open this list">{error.message}</EmptyState>;
  if (!list) return <PageSkeleton shape="rows" tickets={6} bare />;
  return (
    <Box component="section" aria-labelledby="open-list" sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
      {phone && (
        <Button
          component={Link}
          to={paths.admin.lists}
          startIcon={<IconArrowLeft size={18} stroke={1.75} />}
          sx={{ justifySelf: 'start' }}
        >
          All lists
        </Button>
      )}
      <Box>
        <Typography variant="h2" id="open-list" sx={{ overflowWrap: 'anywhere' }}>
          {list.name}
        </Typography>
        {list.notes && (
          <Typography sx={{ mt: 1, color: 'text.secondary', whiteSpace: 'pre-wrap' }}>{list.notes}</Typography>
        )}
      </Box>
      <Tools list={list} asked={asked} />
      {list.members > 0 && <MemberFilters asked={asked} onAsk={setAsked} />}
      <Members list={list} asked={asked} onShowAll={() => setAsked({ ...asked, q: '', vote: '' })} />
    </Box>
  );
}

type Open = 'add' | 'share' | 'edit' | 'remove' | null;

function Tools({ list, asked }: { list: InfluencerList; asked: MembersAsked }) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const may = useMay()('list.change');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {may && (
        <>
          <Button
            variant="contained"
            size="small"
            startIcon={<IconUserPlus size={18} stroke={1.75} />}
            onClick={() => setOpen('add')}
          >
            Add influencers
          </Button>
          <Button
            variant="outlined"
            size="small"
            startIcon={<IconUsersGroup size={18} stroke={1.75} />}
            onClick={() => setOpen('share')}
          >
            Share{list.links > 0 ? ` (${list.links})` : ''}
          </Button>
        </>
      )}
      {list.members > 0 && (
        <Button
          component="a"
          href={membersFile(list.id, asked)}
          download
          variant="outlined"
          size="small"
          startIcon={<IconDownload size={18} stroke={1.75} />}
        >
          Export CSV
        </Button>
      )}
      {may && (
        <>
          <Button size="small" startIcon={<IconPencil size={18} stroke={1.75} />} onClick={() => setOpen('edit')}>
            Name and notes
          </Button>
          <Button
            size="small"
            color="error"
            startIcon={<IconTrash size={18} stroke={1.75} />}
            onClick={() => setOpen('remove')}
          >
            Remove list
          </Button>
        </>
      )}
      {open === 'add' && <AddHandles list={list} onClose={close} />}
      {open === 'share' && <ShareDialog list={list} onClose={close} />}
      {open === 'edit' && <ListDialog list={list} onClose={close} />}
      <RemoveList list={list} open={open === 'remove'} onClose={close} />
    </Box>
  );
}

function RemoveList({ list, open, onClose }: { list: InfluencerList; open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const remove = useRemoveList(list.id);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast.success(`${list.name} removed`);
        void navigate(paths.admin.lists, { replace: true });
      },
      onError: ({ message }) => toast.say(message),
    });
  return (
    <ConfirmDialog
      open={open}
      title="Remove this list?"
      destructive
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={confirm}
    >
      <Typography>
        “{list.name}” will be deleted for good, with its notes, links and votes. The influencers’ profiles stay.
      </Typography>
    </ConfirmDialog>
  );
}
