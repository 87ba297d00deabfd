import { IconX } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IconAction } from './IconAction';

type DrawerTitleProps = { id: string; children: string; closeLabel?: string; onClose: () => void };

/** The head of a drawer: what it is, and the way out. */
export function DrawerTitle({ id, children, closeLabel = 'Close', onClose }: DrawerTitleProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mr: -2 }}>
      <Typography id={id} variant="h2">
        {children}
      </Typography>
      <IconAction icon={IconX} label={closeLabel} onClick={onClose} />
    </Box>
  );
}
