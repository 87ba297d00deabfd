import { IconCheck, IconUserQuestion } from '@tabler/icons-react';
import Chip from '@mui/material/Chip';

/** Whether the profile is claimed by a real person. */
export function ClaimChip({ claimed }: { claimed: boolean }) {
  const Icon = claimed ? IconCheck : IconUserQuestion;
  return (
    <Chip
      size="small"
      variant="outlined"
      icon={<Icon size={16} stroke={1.75} aria-hidden />}
      label={claimed ? 'Claimed' : 'Unclaimed'}
      sx={{ minHeight: 24, fontSize: '0.8125rem' }}
    />
  );
}
