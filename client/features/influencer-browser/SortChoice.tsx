import Box from '@mui/material/Box';
import { useId } from 'react';
import { type InfluencerSort, influencerSorts } from '../../../server/contract/rules/influencer-filters';

type SortChoiceProps = { value: InfluencerSort; onChange: (sort: InfluencerSort) => void };

/** The order, as the device itself shows choices. */
export function SortChoice({ value, onChange }: SortChoiceProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, flex: '0 1 190px', minWidth: 150 }}>
      <Box component="label" htmlFor={id} sx={{ typography: 'subtitle2' }}>
        Sort by
      </Box>
      <Box
        component="select"
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value as InfluencerSort)}
        sx={{
          minHeight: 46,
          px: 3,
          border: '1px solid',
          borderColor: 'pass.lineStrong',
          borderRadius: '6px',
          bgcolor: 'background.paper',
          color: 'text.primary',
          font: 'inherit',
        }}
      >
        {influencerSorts.map((sort) => (
          <option key={sort.id} value={sort.id}>
            {sort.label}
          </option>
        ))}
      </Box>
    </Box>
  );
}
