import { IconCalculator, IconCircleCheck, IconPencil } from '@tabler/icons-react';
import Chip from '@mui/material/Chip';
import type { Basis } from '../../../server/contract/metrics';
import { basisLabel } from './words';

const icons = { measured: IconCircleCheck, declared: IconPencil, estimated: IconCalculator };

/** A number's source: icon and word, or more words. */
export function BasisChip({ basis, children }: { basis: Basis; children?: string }) {
  const Icon = icons[basis];
  return (
    <Chip
      size="small"
      variant="outlined"
      icon={<Icon size={16} stroke={1.75} aria-hidden />}
      label={children ?? basisLabel(basis)}
      sx={{ minHeight: 24 }}
    />
  );
}
