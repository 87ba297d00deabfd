import Box from '@mui/material/Box';
import { DateInput } from 'react-admin';

/** A day of London's calendar as a filter; emptied, it is gone. */
export function DayFilter({ source, label }: { source: string; label: string }) {
  return (
    <Box sx={{ flex: '1 1 140px', maxWidth: { sm: 180 } }}>
      <DateInput source={source} label={label} helperText={false} fullWidth />
    </Box>
  );
}
