import Box from '@mui/material/Box';
import { Photo } from '../../ui/Photo';
import type { InfluencerCard } from './browser-api';

const inks = ['pass.primary', 'pass.plum', 'pass.enamel', 'pass.brassText', 'pass.accent'] as const;

/** The picture; where there is none, the first letters of the name in one of our inks. */
export function Portrait({
  person: { id, name, photoPath },
}: {
  person: Pick<InfluencerCard, 'id' | 'name' | 'photoPath'>;
}) {
  if (photoPath)
    return (
      <Photo
        filePath={photoPath}
        alt=""
        ratio="people"
        sizes="(min-width: 1200px) 240px, (min-width: 700px) 33vw, 50vw"
      />
    );
  return (
    <Box
      aria-hidden
      sx={{
        aspectRatio: '4 / 5',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'pass.sunken',
        color: inks[[...id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % inks.length],
        typography: 'h1',
        fontSize: { xs: 44, sm: 56 },
      }}
    >
      {initialsOf(name)}
    </Box>
  );
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
