import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { deskLimits } from '../../../server/contract/rules/desk';

/** Actions on selected rows. */
export function BulkBar({ label, children }: { label: string; children: ReactNode }) {
  const { selectedIds, total = 0, onSelectAll, onUnselectItems } = useListContext();
  const most = Math.min(total, deskLimits.atOnce);
  return (
    <Box
      role="toolbar"
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        alignItems: 'center',
        px: 4,
        py: 2,
        bgcolor: 'pass.primarySoft',
      }}
    >
      <Box component="span" role="status" className="tnum" sx={{ fontWeight: 600 }}>
        {selectedIds.length} selected
      </Box>
      {children}
      {selectedIds.length < most && (
        <Button size="small" onClick={() => onSelectAll({ limit: deskLimits.atOnce })}>
          {most < total ? `Select the first ${most}` : `Select all ${total}`}
        </Button>
      )}
      <Button size="small" onClick={() => onUnselectItems()}>
        Clear selection
      </Button>
    </Box>
  );
}
