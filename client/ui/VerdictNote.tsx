import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { notLegalAdvice, type Verdict } from '../../server/contract/rules/disclosure/verdict';

const looks = {
  pass: { icon: IconCircleCheck, colour: 'pass.success', words: 'Clearly labelled as an ad.' },
  fix: { icon: IconAlertTriangle, colour: 'pass.brassText', words: 'Almost there. Please fix this.' },
  fail: { icon: IconCircleX, colour: 'pass.error', words: 'This caption doesn’t make it clear that it’s an ad.' },
} as const;

type VerdictNoteProps = {
  verdict: Verdict;
  /** Replaces the usual text, by result. */
  words?: Partial<Record<Verdict['result'], string>>;
  /** Applies the corrected text, or asks for it; null if the reader can do neither. */
  onCorrect: ((text: string) => void) | null;
  correctLabel?: string;
};

/** The disclosure rules' findings on a text, with a one-click fix. */
export function VerdictNote({
  verdict: { result, findings },
  words,
  onCorrect,
  correctLabel = 'Use this text',
}: VerdictNoteProps) {
  const { icon: Icon, colour, words: usual } = looks[result];
  const correction = findings.find((each) => each.correction !== null)?.correction;
  return (
    <Box
      role="status"
      aria-label="Ad disclosure"
      sx={{ p: 3, borderRadius: '6px', bgcolor: 'pass.sunken', display: 'grid', gap: 2, typography: 'body2' }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', color: colour, fontWeight: 650 }}>
        <Box component={Icon} size={20} stroke={1.75} aria-hidden sx={{ flex: 'none' }} />
        {words?.[result] ?? usual}
      </Box>
      {findings.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {findings.map(({ rule, says, source }) => (
            <li key={rule}>
              {says}{' '}
              <Link href={source.url} target="_blank" rel="noopener noreferrer">
                {source.name} (opens in a new tab)
              </Link>
            </li>
          ))}
        </Box>
      )}
      {correction != null && (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography
            variant="body2"
            sx={{
              pl: 3,
              borderLeft: '3px solid',
              borderColor: 'pass.lineStrong',
              whiteSpace: 'pre-line',
              overflowWrap: 'anywhere',
            }}
          >
            {correction.length > 160 ? `${correction.slice(0, 160)}…` : correction}
          </Typography>
          {onCorrect && (
            <Button variant="outlined" size="small" onClick={() => onCorrect(correction)}>
              {correctLabel}
            </Button>
          )}
        </Box>
      )}
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {notLegalAdvice}
      </Typography>
    </Box>
  );
}
