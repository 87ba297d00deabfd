import { Suspense, useState } from 'react';
import { floatingShadow } from '../../../server/contract/tokens';
import { browserLimits } from '../../../server/contract/rules/influencer-filters';
import { lazyWithMui } from '../../app/theme/with-mui';
import { Box, Button, Typography } from '../../ui/elements';
import { AddToListButton } from './AddToListButton';

const CompareDialog = lazyWithMui(() => import('./CompareDialog').then((module) => module.default));

type CompareBarProps = { ids: readonly string[]; onChange: (ids: readonly string[]) => void };

/** The influencers to compare, at the bottom of the window while there are any. */
export function CompareBar({ ids, onChange }: CompareBarProps) {
  const [open, setOpen] = useState<boolean>();
  if (ids.length === 0) return null;
  return (
    <Box
      role="region"
      aria-label="Compare"
      sx={{
        position: 'sticky',
        zIndex: 2,
        bottom: 'calc(max(16px, env(safe-area-inset-bottom)) + var(--sheet, 0px))',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 3,
        rowGap: 1,
        maxWidth: 460,
        mx: 'auto',
        mt: 6,
        p: 3,
        pl: 5,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '12px',
        bgcolor: 'background.paper',
        boxShadow: floatingShadow,
      }}
    >
      <Typography className="tnum" role="status" sx={{ flex: { xs: '1 0 100%', sm: 1 } }}>
        {ids.length} of {browserLimits.compare} chosen
      </Typography>
      <Button size="small" onClick={() => onChange([])}>
        Clear
      </Button>
      <Box sx={{ flex: 'none' }}>
        <AddToListButton influencerIds={ids} />
      </Box>
      <Button size="small" variant="contained" disabled={ids.length < 2} onClick={() => setOpen(true)}>
        Compare
      </Button>
      <Suspense fallback={null}>
        {open !== undefined && (
          <CompareDialog ids={ids} open={open} onChange={onChange} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </Box>
  );
}
