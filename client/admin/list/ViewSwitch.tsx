import type { TablerIcon } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';

type ViewSwitchProps<View extends string> = {
  views: readonly Readonly<{ id: View; label: string; icon: TablerIcon }>[];
  view: View;
  onView: (view: View) => void;
};

/** The same rows in another form: as a table, a grid of pictures, or a board. */
export function ViewSwitch<View extends string>({ views, view, onView }: ViewSwitchProps<View>) {
  return (
    <Box role="group" aria-label="View" sx={{ display: 'flex', gap: 1 }}>
      {views.map(({ id, label, icon: Icon }) => (
        <IconButton
          key={id}
          size="small"
          aria-label={label}
          title={label}
          aria-pressed={id === view}
          onClick={() => onView(id)}
          sx={{ borderRadius: 1, '&[aria-pressed=true]': { bgcolor: 'action.selected', color: 'primary.main' } }}
        >
          <Icon size={18} stroke={1.75} />
        </IconButton>
      ))}
    </Box>
  );
}
