import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { deliverableTypeLabel } from '../../../server/contract/lists/labels';
import { filePathOf } from '../../../server/contract/rules/file-path';
import SettleTwinInput from '../../api/limits/SettleTwinInput.json';
import { type Twin, useSettleTwin, useTwins } from '../../api/reviews';
import { paths } from '../../app/paths';
import { longDay } from '../../ui/day';
import { Fold } from '../../ui/Fold';
import { Photo } from '../../ui/Photo';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { Quote } from '../../ui/statements/Statements';
import { TextLink } from '../../ui/TextLink';
import { toast } from '../../ui/toast';
import { useMay } from '../staff/useMay';
import { CardList, CardSection } from './Contests';

/** Content that two brands have received although it looks the same, both Collabs side by side; absent if there is none. */
export function Twins() {
  const query = useTwins();
  return (
    <CardSection
      title="Delivered to two brands"
      lead="These pictures, or the videos’ first frames, look the same, perhaps mirrored or cropped. Compare them before you ask the creator."
      query={query}
    >
      {(twins, titleId) => <Sorted twins={twins} titleId={titleId} />}
    </CardSection>
  );
}

function Sorted({ twins, titleId }: { twins: readonly Twin[]; titleId: string }) {
  const settled = twins.filter(({ settledAt }) => settledAt !== null);
  return (
    <>
      <CardList rows={twins.filter(({ settledAt }) => settledAt === null)} labelledBy={titleId}>
        {(twin) => <Pair twin={twin} />}
      </CardList>
      {settled.length > 0 && (
        <Fold summary={`Dealt with (${settled.length})`}>
          <CardList rows={settled} label="Dealt with">
            {(twin) => <Pair twin={twin} />}
          </CardList>
        </Fold>
      )}
    </>
  );
}

function Pair({ twin: { id, first, second, foundAt, note, settledAt } }: { twin: Twin }) {
  const maySettle = useMay()('collab.override');
  const settle = useSettleTwin(id);
  const [asking, setAsking] = useState(false);
  const done = () => {
    toast.success('Moved to “Dealt with”.');
    setAsking(false);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', mb: 2 }}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: '1fr 1fr', width: 1 }}>
        <Delivered {...first} />
        <Delivered {...second} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Found on {longDay(foundAt)}
      </Typography>
      {settledAt && <Quote title="Dealt with" at={settledAt} words={note} />}
      {maySettle && !settledAt && (
        <Button variant="outlined" onClick={() => setAsking(true)}>
          Mark as dealt with
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title="Mark as dealt with?"
          label="What you found"
          hint="Only staff can read this."
          limit={SettleTwinInput.note}
          mutation={settle}
          onSend={(found) => settle.mutate({ note: found }, { onSuccess: done })}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}

function Delivered({ collabId, title, type, mediaId, brand, creator, publishedAt }: Twin['first']) {
  const what = `${deliverableTypeLabel(type)} by ${creator} for ${brand}`;
  return (
    <Box component="article" aria-label={what} sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}>
      <Photo filePath={mediaId && filePathOf(mediaId)} alt={what} ratio="people" isPrivate />
      <Typography variant="h3">{brand}</Typography>
      <Typography variant="body2">
        {`${deliverableTypeLabel(type)} by ${creator}${publishedAt ? `, published on ${longDay(publishedAt)}` : ''}`}
      </Typography>
      <TextLink to={paths.admin.collab(collabId)}>{title}</TextLink>
    </Box>
  );
}
