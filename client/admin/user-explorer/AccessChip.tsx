import { IconBan, IconCheck } from '@tabler/icons-react';
import Chip from '@mui/material/Chip';

/** Whether a person may sign in. */
export function AccessChip({ disabled }: { disabled: boolean }) {
  const Icon = disabled ? IconBan : IconCheck;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={disabled ? 'error' : 'default'}
      icon={<Icon size={16} stroke={1.75} aria-hidden />}
      label={disabled ? 'Disabled' : 'Can sign in'}
      sx={{ minHeight: 24, fontSize: '0.8125rem' }}
    />
  );
}
