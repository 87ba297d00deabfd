import { IconChevronLeft, IconChevronRight, IconX, type TablerIcon } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useCreatePath, type RaRecord, useListContext } from 'react-admin';
import { Link } from 'react-router';

type DrawerBarProps = { id: string; onClose: () => void };

/** Above a record: the one before and the one after in the list, and the way out. */
export function DrawerBar({ id, onClose }: DrawerBarProps) {
  const { data = [] } = useListContext<RaRecord<string>>();
  const place = data.findIndex((row) => row.id === id);
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 2, // above the labels of fields
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: { xs: 2, sm: 4 },
        py: 1,
        bgcolor: 'background.paper',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      {place >= 0 && (
        <>
          <Neighbour id={data[place - 1]?.id} label="Previous" icon={IconChevronLeft} />
          <Neighbour id={data[place + 1]?.id} label="Next" icon={IconChevronRight} />
          <Box component="span" className="tnum" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {place + 1} of {data.length} on this page
          </Box>
        </>
      )}
      <IconButton aria-label="Close" onClick={onClose} sx={{ ml: 'auto' }}>
        <IconX size={20} stroke={1.75} />
      </IconButton>
    </Box>
  );
}

type NeighbourProps = { id: string | undefined; label: string; icon: TablerIcon };

function Neighbour({ id, label, icon: Icon }: NeighbourProps) {
  const { resource } = useListContext();
  const createPath = useCreatePath();
  const target =
    id === undefined
      ? { disabled: true }
      : { component: Link, to: createPath({ resource, type: 'edit', id }), preventScrollReset: true };
  return (
    <IconButton aria-label={label} {...target}>
      <Icon size={20} stroke={1.75} />
    </IconButton>
  );
}
