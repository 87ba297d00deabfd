import Box from '@mui/material/Box';
import type { Option } from '../../../server/contract/lists/option';
import { ChoiceSelect } from '../ChoiceSelect';

type ChoiceFilterProps = { source: string; label: string; choices: readonly Option[] };

/** One reference list as a filter; "All" takes the filter away. */
export function ChoiceFilter(props: ChoiceFilterProps) {
  return (
    <Box sx={{ flex: '1 1 140px', maxWidth: { sm: 200 } }}>
      <ChoiceSelect {...props} none="All" withdrawnToo />
    </Box>
  );
}
