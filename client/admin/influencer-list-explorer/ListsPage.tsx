import { IconPlus } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { paths } from '../../app/paths';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { usePhone } from '../list/usePhone';
import { useMay } from '../staff/useMay';
import { ListDialog } from '../../ui/influencer-lists/ListDialog';
import { ListOfLists } from './ListOfLists';
import { OpenList } from './OpenList';

/** Lists of influencers at the left, who is on one of them at the right; on phones one after the other. */
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
          !phone && <EmptyState title="Choose a list">Its influencers are shown here.</EmptyState>
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
