import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { useListContext } from 'react-admin';
import { DialogDrawer, DrawerTitle, FilterFoot } from '../../ui/DialogDrawer';
import { useFilters } from './useFilters';

/** The resource's own filters in a sheet, if there is no room next to the list. A choice applies at once. */
export function FilterSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const titleId = useId();
  const { total } = useListContext();
  const { applied, clear } = useFilters();
  return (
    <DialogDrawer
      open
      onClose={onClose}
      titleId={titleId}
      paper={{ width: 360, maxWidth: '100vw', display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ p: 4 }}>
        <DrawerTitle id={titleId} closeLabel="Close the filters" onClose={onClose}>
          Filters
        </DrawerTitle>
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', display: 'grid', gap: 5, alignContent: 'start', px: 4, pb: 4 }}>
        {children}
      </Box>
      <FilterFoot onClear={Object.keys(applied).length === 0 ? undefined : clear} onDone={onClose}>
        {total === undefined ? 'Show results' : `Show ${total.toLocaleString('en-GB')}`}
      </FilterFoot>
    </DialogDrawer>
  );
}
