import MuiSwitch, { type SwitchProps } from '@mui/material/Switch';
import { radius } from '../../server/contract/tokens';

/** A toggle in our own design. */
export const Switch = (props: SwitchProps) => <MuiSwitch {...props} sx={look} />;

const look = {
  width: 44,
  height: 28,
  p: '2px',
  mx: '6px',
  '& .MuiSwitch-switchBase': {
    p: '5px',
    color: 'pass.lineStrong',
    '&.Mui-checked': {
      transform: 'translateX(16px)',
      color: 'pass.onPrimary',
      '& + .MuiSwitch-track': { opacity: 1, border: 0, bgcolor: 'pass.primary' },
    },
    '&.Mui-focusVisible + .MuiSwitch-track': { outline: '3px solid', outlineColor: 'pass.primary', outlineOffset: 2 },
  },
  '& .MuiSwitch-thumb': { width: 18, height: 18, boxShadow: 'none' },
  '& .MuiSwitch-track': {
    opacity: 1,
    borderRadius: `${radius.full}px`,
    border: '2px solid',
    borderColor: 'pass.lineStrong',
    bgcolor: 'background.paper',
  },
} as const;
