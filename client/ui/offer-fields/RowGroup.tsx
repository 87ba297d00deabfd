import { IconTrash } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

type RowGroupProps = {
  /** The row's accessible name: "Time 2". */
  name: string;
  /** The widths of its fields, as in `grid-template-columns`. */
  columns: string;
  /** Omitted for a row that can't be removed. */
  onRemove?: () => void;
  children: ReactNode;
};

/** Related fields in a removable row. */
export function RowGroup({ name, columns, onRemove, children }: RowGroupProps) {
  return (
    <Box role="group" aria-label={name} sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: columns },
        }}
      >
        {children}
      </Box>
      {onRemove && (
        <IconButton
          aria-label={`Remove ${name.toLowerCase()}`}
          onClick={onRemove}
          sx={{ mt: '26px', color: 'text.secondary' }}
        >
          <IconTrash size={20} stroke={1.75} />
        </IconButton>
      )}
    </Box>
  );
}
