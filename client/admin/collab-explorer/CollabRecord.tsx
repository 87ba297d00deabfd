import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, lazy } from 'react';
import { useCreatePath, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { collabOutcomeLabel } from '../../../server/contract/lists/labels';
import { paths } from '../../app/paths';
import { ExactTime, RelativeTime } from '../../ui/RelativeTime';
import { StageRail } from '../../ui/StageRail';
import { Statements } from '../../ui/statements/Statements';
import { TextLink } from '../../ui/TextLink';
import { Facts } from '../record/Facts';
import { LaterParts } from '../record/LaterParts';
import { RecordHeader } from '../record/RecordHeader';
import { resources } from '../resources';
import { Pieces } from './Pieces';
import type { CollabRow } from './collab';

const GiftValue = lazy(() => import('./gift/GiftValue').then((module) => ({ default: module.GiftValue })));

/** One Collab: its ticket's facts, its pieces and its gift. */
export function CollabRecord() {
  const collab = useRecordContext<CollabRow>();
  const createPath = useCreatePath();
  if (!collab) return null;
  const { brandId, brandName, influencerId, influencerHandle } = collab;
  const linkTo = (resource: string, id: string, name: string) => (
    <Link component={RouterLink} to={createPath({ resource, type: 'edit', id })}>
      {name}
    </Link>
  );
  return (
    <>
      <RecordHeader title={collab.title} subtitle={`${brandName} and @${influencerHandle}`} />
      <StageRail stage={collab.stage} labelled />
      <Facts
        facts={[
          ['Outcome', collabOutcomeLabel(collab.outcome)],
          ['Brand', linkTo(resources.brands, brandId, brandName)],
          ['Influencer', linkTo(resources.influencers, influencerId, `@${influencerHandle}`)],
          ['Visit', <ExactTime time={collab.visitAt} />],
          ['Content due', <ExactTime time={collab.contentDueAt} />],
          ['Content owed', collab.owed === 0 ? 'Nothing' : `${collab.owed} of ${collab.pieces} pieces`],
          ['Requested', <ExactTime time={collab.createdAt} />],
          ['Last changed', <RelativeTime time={collab.updatedAt} />],
        ]}
      />
      <Statements collabId={collab.id} sides={collab} />
      <TextLink to={paths.collab(collab.id)}>Open the Collab: its steps, an override, its dossier</TextLink>
      <Pieces collabId={collab.id} />
      <Suspense fallback={<Skeleton variant="rounded" height={96} />}>
        <GiftValue collabId={collab.id} />
      </Suspense>
      <LaterParts kind="collab" id={collab.id} />
    </>
  );
}
