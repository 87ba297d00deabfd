import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { measure } from '../../../../server/contract/tokens';
import { PieceGallery } from '../../../ui/PieceGallery';
import { ReliabilityNote } from '../../../ui/reliability/ReliabilityNote';
import type { InfluencerSheet } from '../browser-api';
import { PersonAudience } from './PersonAudience';
import { PersonAvailability } from './PersonAvailability';
import { PersonHead } from './PersonHead';
import { PersonMatch } from './PersonMatch';
import { PersonNumbers } from './PersonNumbers';
import { PersonTastes } from './PersonTastes';
import { SheetPart } from './SheetPart';

/** One influencer: who they are and what can be done; then their numbers, why they suit, their work and what they say of themselves. */
export function PersonSheet({ person, titleId }: { person: InfluencerSheet; titleId: string }) {
  const { id, name, bio, claimed, portfolio } = person;
  return (
    <Box component="article" sx={{ display: 'grid', gap: 8, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PersonHead person={person} titleId={titleId} />
      {bio && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: measure }}>{bio}</Typography>
      )}
      <PersonNumbers person={person} />
      <PersonMatch person={person} />
      {portfolio.length > 0 && (
        <SheetPart title="Work">
          <PieceGallery pieces={portfolio} name={name} />
        </SheetPart>
      )}
      <PersonAudience person={person} />
      <PersonAvailability person={person} />
      <PersonTastes person={person} />
      {claimed && <ReliabilityNote of={{ side: 'influencer', id }} title={`How reliable ${name} is`} />}
    </Box>
  );
}
