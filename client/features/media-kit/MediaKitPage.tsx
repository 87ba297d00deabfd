import { useParams, useSearchParams } from 'react-router';
import { NotFound, PageFault } from '../../shell/FaultPage';
import { PublicFrame } from '../../shell/PublicFrame';
import { useSession } from '../../shell/session/session-context';
import { PageSkeleton } from '../../ui/skeletons';
import { useMediaKit, type MediaKit, topicInWords } from './media-kit';
import { IconMapPin } from '@tabler/icons-react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { homeLabel } from '../../../server/contract/lists/labels';
import { useLists } from '../../api/lists';
import { useDocumentTitle } from '../../ui/PageHeader';
import { Photo } from '../../ui/Photo';
import { Portrait } from '../../ui/Portrait';
import { PieceGallery } from '../../ui/PieceGallery';
import { TicketRule } from '../../ui/ticket-parts';
import { KitAccounts } from './KitAccounts';
import { KitAction } from './KitAction';

/** An influencer's public introduction: `/i/{handle}`, or by `?uid=` and `?handle=`; by default, your own. */
export function MediaKitPage() {
  const { handle } = useParams();
  const [params] = useSearchParams();
  const { actor, authChecked } = useSession();
  const own = actor.type === 'influencer' ? actor.uid : null;
  const asked = handle ?? (params.get('uid') || params.get('handle') || own);
  return (
    <PublicFrame maxWidth={960}>
      {asked ? <Kit of={asked} /> : authChecked ? <NotFound /> : <PageSkeleton tickets={1} />}
    </PublicFrame>
  );
}

function Kit({ of }: { of: string }) {
  const { data, error, refetch } = useMediaKit(of);
  if (data) return <KitSheet kit={data} />;
  if (error) return <PageFault error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton tickets={1} />;
}

/** Picture, text and figures, on one ticket. */
function KitSheet({ kit }: { kit: MediaKit }) {
  useLists();
  useDocumentTitle(`${kit.name} (@${kit.handle})`);
  const home = homeLabel(kit.city);
  return (
    <Card component="article" sx={{ overflow: 'visible' }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '280px 1fr' } }}>
        <Box sx={{ overflow: 'hidden', borderRadius: { xs: '11px 11px 0 0', sm: '11px 0 0 0' } }}>
          {kit.avatarPath ? (
            <Photo filePath={kit.avatarPath} alt={kit.name} ratio="people" sizes="(min-width: 600px) 280px, 100vw" />
          ) : (
            <Portrait person={{ id: kit.id, name: kit.name, photoPath: null }} />
          )}
        </Box>
        <Box sx={{ p: { xs: 5, md: 8 }, display: 'grid', gap: 4, alignContent: 'center', minWidth: 0 }}>
          <Box>
            <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
              {kit.name}
            </Typography>
            <Typography sx={{ color: 'text.secondary', mt: 1, overflowWrap: 'anywhere' }}>@{kit.handle}</Typography>
          </Box>
          {home && (
            <Typography sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
              <IconMapPin size={20} stroke={1.75} aria-hidden />
              {home}
            </Typography>
          )}
          {kit.bio && <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{kit.bio}</Typography>}
          {kit.categories.length > 0 && <Categories names={kit.categories} />}
        </Box>
      </Box>
      <TicketRule />
      <Box
        sx={{
          p: { xs: 5, md: 8 },
          display: 'grid',
          gap: { xs: 8, md: 10 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: { xs: 8, md: 10 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <KitAccounts accounts={kit.accounts} />
          {kit.portfolio.length > 0 && <KitWork kit={kit} />}
        </Box>
        <KitAction kit={kit} />
      </Box>
    </Card>
  );
}

function KitWork({ kit: { name, portfolio } }: { kit: MediaKit }) {
  return (
    <Box component="section" aria-labelledby="work-title">
      <Typography variant="h2" id="work-title" sx={{ mb: 4 }}>
        Work
      </Typography>
      <PieceGallery pieces={portfolio} name={name} />
    </Box>
  );
}

function Categories({ names }: { names: readonly string[] }) {
  return (
    <Box
      component="ul"
      aria-label="What it’s about"
      sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}
    >
      {names.map((name) => (
        <li key={name}>
          <Chip label={topicInWords(name)} variant="outlined" />
        </li>
      ))}
    </Box>
  );
}
