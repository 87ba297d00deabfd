import { IconCalculator, IconCircleCheck, IconPencil } from '@tabler/icons-react';
import Chip from '@mui/material/Chip';
import type { Basis } from '../../../server/contract/metrics';
import { basisLabel } from './words';

const icons = { measured: IconCircleCheck, declared: IconPencil, estimated: IconCalculator };

/** Where a number comes from: icon and word. */
export function BasisChip({ basis }: { basis: Basis }) {
  const Icon = icons[basis];
  return (
    <Chip
      size="small"
      variant="outlined"
      icon={<Icon size={16} stroke={1.75} aria-hidden />}
      label={basisLabel(basis)}
      sx={{ minHeight: 24 }}
    />
  );
}
