import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ExactTime } from '../../../ui/RelativeTime';
import { Fold } from '../../../ui/Fold';
import { clockOf, type Version } from './seconds';
import { contentOf } from '../../../ui/pictures';
import { IconCircleCheck, IconCircleX, IconHandStop } from '@tabler/icons-react';
import { goldenRules } from '../../../../server/contract/rules/constants';

/** "1,080 × 1,920, 0:12.0, AVC, 25 frames a second". */
function factsOf({ file }: Version): string {
  if (!file) return '';
  const { width, height, durationMs, codec, frameRate } = file;
  return [
    width && height && `${width.toLocaleString('en-GB')} × ${height.toLocaleString('en-GB')}`,
    durationMs !== null && file.kind === 'video' && clockOf(durationMs),
    codec,
    frameRate && `${frameRate.toLocaleString('en-GB')} frames a second`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Every file submitted for a piece, newest first; `canOpen` is false if the rights to it have ended. */
export function Versions({ versions, canOpen }: { versions: readonly Version[]; canOpen: boolean }) {
  const newest = versions.at(-1);
  if (!newest) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <GoldenResults results={newest.results} />
      <Fold
        summary={versions.length === 1 ? '1 version' : `${versions.length} versions`}
        sx={{ typography: 'body2', minHeight: 32 }}
      >
        <Box
          component="ol"
          reversed
          sx={{ m: 0, mt: 2, pl: 0, listStyle: 'none', display: 'grid', gap: 3, typography: 'body2' }}
        >
          {versions.toReversed().map((version) => (
            <li key={version.number}>
              <Typography variant="body2" component="div">
                <strong>Version {version.number}</strong>, <ExactTime time={version.at} />{' '}
                {canOpen && (
                  <Link href={contentOf(version.mediaId)} target="_blank" rel="noopener">
                    Open version {version.number} (opens in a new tab)
                  </Link>
                )}
              </Typography>
              <div>{factsOf(version)}</div>
              {version.file?.sha256 && (
                <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>SHA-256 {version.file.sha256}</Box>
              )}
            </li>
          ))}
        </Box>
      </Fold>
    </Box>
  );
}

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
