import { IconStarFilled } from '@tabler/icons-react';
import { useId } from 'react';
import { goldenRules } from '../../server/contract/rules/constants';
import { Box, Typography } from './elements';

/** The requirements for every piece of content, shown where it is agreed and where it is submitted. */
export function GoldenRules() {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ p: 4, borderRadius: '12px', bgcolor: 'pass.sunken', display: 'grid', gap: 2, alignContent: 'start' }}
    >
      <Typography id={titleId} variant="h3" component="h2">
        Golden rules
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, typography: 'body2' }}>
        {goldenRules.map(({ id, text }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 2 }}>
            <Box
              component={IconStarFilled}
              size={16}
              aria-hidden
              sx={{ flex: 'none', mt: '2px', color: 'pass.brassText' }}
            />
            {text}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
