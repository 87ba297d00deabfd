import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import { IconX } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { IconAction } from './IconAction';
import Button from '@mui/material/Button';

type DialogDrawerProps = Omit<DrawerProps, 'slotProps'> & {
  /** The id of its title; or else a label. */
  titleId?: string | undefined;
  label?: string | undefined;
  paper: DrawerProps['sx'];
};

/** A drawer over the page: a dialog with an accessible name, like a centred one. */
export function DialogDrawer({ titleId, label, paper, ...drawer }: DialogDrawerProps) {
  const name = titleId ? { 'aria-labelledby': titleId } : { 'aria-label': label };
  return (
    <Drawer {...drawer} slotProps={{ paper: { role: 'dialog', 'aria-modal': true, ...name, sx: paper ?? null } }} />
  );
}

type DrawerTitleProps = { id: string; children: string; closeLabel?: string; onClose: () => void };

/** A drawer's header: title and close button. */
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

type FilterFootProps = {
  /** Absent while there is nothing to clear. */
  onClear?: () => void;
  onDone: () => void;
  /** The result count, such as “Show 12”. */
  children: string;
};

/** The footer of a filter drawer, within thumb reach. */
export function FilterFoot({ onClear, onDone, children }: FilterFootProps) {
  return (
    <Box sx={foot}>
      <Button disabled={!onClear} onClick={onClear}>
        Clear all
      </Button>
      <Button variant="contained" onClick={onDone} sx={{ flex: 1 }}>
        {children}
      </Button>
    </Box>
  );
}

const foot = {
  display: 'flex',
  gap: 3,
  p: 4,
  pb: 'max(16px, env(safe-area-inset-bottom))',
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;
