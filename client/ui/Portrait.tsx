import { Photo } from './Photo';
import { Box } from './elements';

const papers = [
  { bgcolor: 'pass.primarySoft', color: 'pass.primary' },
  { bgcolor: 'pass.sunken', color: 'pass.plum' },
  { bgcolor: 'pass.enamelSoft', color: 'pass.enamel' },
  { bgcolor: 'pass.sunken', color: 'pass.brassText' },
  { bgcolor: 'pass.accentSoft', color: 'pass.accent' },
] as const;

type Pictured = Readonly<{ id: string; name: string; photoPath: string | null }>;

/** The picture, or else the initials on one of our papers. */
export function Portrait({ person: { id, name, photoPath } }: { person: Pictured }) {
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
        ...papers[[...id].reduce((sum, sign) => sum + sign.charCodeAt(0), 0) % papers.length],
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
