import Drawer, { type DrawerProps } from '@mui/material/Drawer';

type DialogDrawerProps = Omit<DrawerProps, 'slotProps'> & {
  /** The id of its title; or else a label. */
  titleId?: string | undefined;
  label?: string | undefined;
  paper: DrawerProps['sx'];
};

/** A drawer over the page: a dialog with a name, as much as one in the middle. */
export function DialogDrawer({ titleId, label, paper, ...drawer }: DialogDrawerProps) {
  const name = titleId ? { 'aria-labelledby': titleId } : { 'aria-label': label };
  return (
    <Drawer {...drawer} slotProps={{ paper: { role: 'dialog', 'aria-modal': true, ...name, sx: paper ?? null } }} />
  );
}
