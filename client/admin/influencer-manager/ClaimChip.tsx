import { IconCheck, IconUserQuestion } from '@tabler/icons-react';
import Chip from '@mui/material/Chip';

/** Whether a real person looks after the profile. */
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
