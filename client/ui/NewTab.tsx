import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';

/** For screen readers, inside a link that opens a new tab. */
export function NewTab() {
  return (
    <Box component="span" sx={visuallyHidden}>
      (opens in a new tab)
    </Box>
  );
}
