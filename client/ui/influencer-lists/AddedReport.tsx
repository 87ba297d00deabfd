import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AddedMembers } from '../../api/influencer-lists';
import { CopyButton } from '../CopyButton';

/** "3 added, 1 was already there." */
export const addedInWords = ({ added, alreadyThere }: Pick<AddedMembers, 'added' | 'alreadyThere'>): string =>
  `${added} added${alreadyThere > 0 ? `, ${alreadyThere} ${alreadyThere === 1 ? 'was' : 'were'} already there` : ''}.`;

const scrolled = {
  ...{ listStyle: 'none', m: 0, p: 3, width: '100%', maxHeight: 200 },
  ...{ overflowY: 'auto', overflowWrap: 'anywhere', bgcolor: 'pass.sunken', borderRadius: '6px' },
} as const;

/** How many were added, which handles are unknown, and entries that aren't handles. */
export function AddedReport({ report }: { report: AddedMembers }) {
  const { unknown, refused } = report;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography>{addedInWords(report)}</Typography>
      {unknown.length > 0 && (
        <>
          <Typography>
            {unknown.length === 1 ? 'This handle belongs' : `These ${unknown.length} handles belong`} to nobody we know:
          </Typography>
          <Box component="ul" aria-label="Unknown handles" tabIndex={0} sx={scrolled}>
            {unknown.map((handle) => (
              <li key={handle}>@{handle}</li>
            ))}
          </Box>
          <CopyButton text={unknown.join('\n')} what="handles" />
        </>
      )}
      {refused.length > 0 && (
        <>
          <Typography>We couldn’t read {refused.length === 1 ? 'this' : `these ${refused.length}`}:</Typography>
          <Box component="ul" aria-label="Not read" tabIndex={0} sx={scrolled}>
            {refused.map(({ text, reason }, at) => (
              <li key={at}>
                {text}: {reason}
              </li>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}
