import { IconList, IconMap } from '@tabler/icons-react';
import Button from '@mui/material/Button';
import { floatingShadow } from '../../../server/contract/tokens';

type PhoneSwitchProps = { onMap: boolean; onChange: (onMap: boolean) => void };

/** The pill at the foot of a phone's screen that turns the list into the map, and back. */
export function PhoneSwitch({ onMap, onChange }: PhoneSwitchProps) {
  return (
    <Button
      variant="contained"
      startIcon={onMap ? <IconList size={20} stroke={1.75} /> : <IconMap size={20} stroke={1.75} />}
      onClick={() => onChange(!onMap)}
      sx={{
        position: 'fixed',
        zIndex: 10,
        left: '50%',
        bottom: 'calc(16px + env(safe-area-inset-bottom))',
        transform: 'translateX(-50%)',
        borderRadius: 999,
        boxShadow: floatingShadow,
      }}
    >
      {onMap ? 'List' : 'Map'}
    </Button>
  );
}
