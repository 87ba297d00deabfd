import { IconChevronDown } from '@tabler/icons-react';
import Box from '@mui/material/Box';

/** Points down, and up when its section is open. */
export function FoldArrow({ open }: { open: boolean }) {
  const sx = { transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 120ms' };
  return <Box component={IconChevronDown} size={20} stroke={1.75} aria-hidden sx={sx} />;
}
