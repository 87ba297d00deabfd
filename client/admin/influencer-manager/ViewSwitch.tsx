import { IconLayoutGrid, IconTable } from '@tabler/icons-react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export type View = 'table' | 'grid';

/** Table or grid. */
export function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      onChange={(_, next: View | null) => next && onView(next)}
      aria-label="View"
    >
      <ToggleButton value="table" aria-label="Table">
        <IconTable size={18} stroke={1.75} />
      </ToggleButton>
      <ToggleButton value="grid" aria-label="Grid">
        <IconLayoutGrid size={18} stroke={1.75} />
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
