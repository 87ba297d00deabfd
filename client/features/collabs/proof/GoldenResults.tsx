import { IconCircleCheck, IconCircleX, IconHandStop } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import { goldenRules } from '../../../../server/contract/rules/constants';
import type { Version } from './seconds';

const looks = {
  met: { icon: IconCircleCheck, colour: 'pass.success', word: 'Met' },
  missed: { icon: IconCircleX, colour: 'pass.error', word: 'Missed' },
  waived: { icon: IconHandStop, colour: 'pass.brassText', word: 'Waived' },
} as const;

const textOf = (rule: string): string => goldenRules.find(({ id }) => id === rule)?.text ?? rule;

/** A file's results against the golden rules: measured, or attested by the creator. */
export function GoldenResults({ results }: { results: Version['results'] }) {
  if (results.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Golden rules"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, typography: 'body2' }}
    >
      {results.map(({ rule, result, basis, says }) => {
        const { icon: Icon, colour, word } = looks[result];
        return (
          <Box component="li" key={rule} sx={{ display: 'flex', gap: 2 }}>
            <Box component={Icon} size={20} stroke={1.75} aria-hidden sx={{ flex: 'none', color: colour }} />
            <span>
              <strong>{word}</strong>: {textOf(rule)} {says}{' '}
              <Box
                component="span"
                sx={{
                  fontFamily: 'var(--mono, monospace)',
                  fontSize: 12.5,
                  px: 1.5,
                  borderRadius: '6px',
                  bgcolor: 'pass.sunken',
                }}
              >
                {basis}
              </Box>
            </span>
          </Box>
        );
      })}
    </Box>
  );
}
