import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { brandListFile, type OpenInfluencerList, useRemoveList } from '../../api/influencer-lists';
import { paths } from '../../app/paths';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Fault } from '../../ui/Fault';
import { AddHandles } from '../../ui/influencer-lists/AddHandles';
import { ListDialog } from '../../ui/influencer-lists/ListDialog';
import { ShareDialog } from '../../ui/influencer-lists/ShareDialog';

type Opened = 'handles' | 'share' | 'name' | 'remove';

/** What can be done with a whole list. */
export function ListActions({ list }: { list: OpenInfluencerList }) {
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
