import { IconX } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useListContext } from 'react-admin';
import { DialogDrawer } from '../../ui/DialogDrawer';
import { IconAction } from '../../ui/IconAction';
import { useFilters } from './useFilters';

/** The resource's own filters where there is no room beside what they filter. A choice counts at once. */
export function FilterSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const titleId = useId();
  const { total } = useListContext();
  const { applied, clear } = useFilters();
  return (
    <DialogDrawer
      anchor="left"
      open
      onClose={onClose}
      titleId={titleId}
      paper={{ width: 360, maxWidth: '100vw', display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', p: 4, pr: 2 }}>
        <Typography id={titleId} variant="h2">
          Filters
        </Typography>
        <IconAction icon={IconX} label="Close the filters" onClick={onClose} />
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', display: 'grid', gap: 5, alignContent: 'start', px: 4, pb: 4 }}>
        {children}
      </Box>
      <Box
        sx={{
          display: 'flex',
          gap: 3,
          p: 4,
          pb: 'max(16px, env(safe-area-inset-bottom))',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Button disabled={Object.keys(applied).length === 0} onClick={clear}>
          Clear all
        </Button>
        <Button variant="contained" onClick={onClose} sx={{ flex: 1 }}>
          {total === undefined ? 'Show them' : `Show ${total.toLocaleString('en-GB')}`}
        </Button>
      </Box>
    </DialogDrawer>
  );
}
