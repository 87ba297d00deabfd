import { IconDeviceDesktop, IconMoon, IconSun, type TablerIcon } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { type Appearance, appearance } from './appearance';

const choices: readonly { id: Appearance; label: string; icon: TablerIcon }[] = [
  { id: 'system', label: 'Match my device', icon: IconDeviceDesktop },
  { id: 'light', label: 'Light', icon: IconSun },
  { id: 'dark', label: 'Dark', icon: IconMoon },
];

/** Light, dark or system theme; stored on this device. */
export function AppearanceSection() {
  const chosen = useSyncExternalStore(appearance.choice.subscribe, appearance.choice.now);
  return (
    <Box component="section" aria-labelledby="appearance-title">
      <Typography variant="h2" id="appearance-title">
        Appearance
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>For this device only.</Typography>
      <ToggleButtonGroup
        exclusive
        value={chosen}
        aria-labelledby="appearance-title"
        onChange={(_event, next: Appearance | null) => next && appearance.choose(next)}
      >
        {choices.map(({ id, label, icon: Icon }) => (
          <ToggleButton
            key={id}
            value={id}
            sx={{
              gap: 2,
              px: { xs: 3, sm: 4 },
              minHeight: 44,
              textTransform: 'none',
              typography: 'body2',
              fontWeight: 600,
              color: 'text.primary',
              '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'pass.primarySoft', color: 'pass.primary' },
            }}
          >
            <Box component={Icon} size={20} stroke={1.75} aria-hidden sx={{ display: { xs: 'none', sm: 'block' } }} />
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}
