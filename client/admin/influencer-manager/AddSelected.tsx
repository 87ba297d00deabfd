import { IconListDetails } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { AddToList } from '../influencer-list-explorer/AddToList';
import { useMay } from '../staff/useMay';
import type { Influencer } from './influencer';

/** What can be done with the rows that are ticked. */
export function AddSelected() {
  const { selectedIds, onUnselectItems } = useListContext<Influencer>();
  const [open, setOpen] = useState(false);
  const may = useMay();
  if (!may('list.change') || selectedIds.length === 0) return null;
  return (
    <Box
      role="toolbar"
      aria-label="Chosen influencers"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        alignItems: 'center',
        px: 4,
        py: 2,
        bgcolor: 'pass.primarySoft',
      }}
    >
      <Box component="span" role="status" className="tnum" sx={{ fontWeight: 600 }}>
        {selectedIds.length} chosen
      </Box>
      <Button size="small" startIcon={<IconListDetails size={18} stroke={1.75} />} onClick={() => setOpen(true)}>
        Add to list
      </Button>
      <Button size="small" onClick={() => onUnselectItems()}>
        Choose none
      </Button>
      {open && (
        <AddToList influencerIds={selectedIds} onClose={() => setOpen(false)} onAdded={() => onUnselectItems()} />
      )}
    </Box>
  );
}
