import { IconList, IconMap } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { floatingShadow } from '../../../server/contract/tokens';

type PhoneSwitchProps = { onMap: boolean; onChange: (onMap: boolean) => void };

/** The pill at the foot of a phone's screen that turns the list into the map, and back; at the end of the page it has room of its own. */
export function PhoneSwitch({ onMap, onChange }: PhoneSwitchProps) {
  return (
    <Box
      sx={{
        position: 'sticky',
        zIndex: 10,
        bottom: 'calc(16px + env(safe-area-inset-bottom))',
        display: 'grid',
        justifyItems: 'center',
        mt: 6,
        pointerEvents: 'none', // what lies beside the pill can be pressed
      }}
    >
      <Button
        variant="contained"
        startIcon={onMap ? <IconList size={20} stroke={1.75} /> : <IconMap size={20} stroke={1.75} />}
        onClick={() => onChange(!onMap)}
        sx={{ borderRadius: 999, boxShadow: floatingShadow, pointerEvents: 'auto' }}
      >
        {onMap ? 'List' : 'Map'}
      </Button>
    </Box>
  );
}
