import Box from '@mui/material/Box';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { collabStageLabel } from '../../../../server/contract/lists/labels';
import { type ProblemError, call } from '../../../api/client';
import { productNow } from '../../../api/clock';
import type { components } from '../../../api/schema';
import { Fault } from '../../../ui/Fault';
import { ExactTime } from '../../../ui/RelativeTime';
import { PageSkeleton } from '../../../ui/skeletons';
import { toast } from '../../../ui/toast';
import { Board } from '../../board/Board';
import { type Card, type Column, excludes, type Move } from '../../board/card-moves';
import Typography from '@mui/material/Typography';
import OverrideCollabInput from '../../../api/limits/OverrideCollabInput.json';
import { ReasonDialog } from '../../../ui/ReasonDialog';
import { useFilters } from '../../list/useFilters';
import { useAddressInList } from '../../record/useOpenId';
import { type CollabRow, resources } from '../../resources';
import { useMay } from '../../staff/useMay';
import { NextStep, isPast } from '../CollabTable';

type CollabCard = CollabRow & Card;

/** The first column: open Collabs whose content is late, whatever their stage. */
const overdue = 'overdue';

const columnOf = (id: string, label: string, { total, collabs }: CollabBoardView['overdue']): Column<CollabCard> => ({
  ...{ id, label, total, closed: overrideTo(id) === null },
  cards: collabs.map((collab) => ({ ...collab, name: collab.title })),
});

/** The filter for a column's table: the same Collabs. */
const filterOf = (column: string, now: string): object => {
  if (column === overdue) return { dueBefore: now };
  const stage = Number(column);
  return stage === 6 ? { stage, outcome: 'completed' } : { stage, outcome: 'open', notDueBefore: now };
};

/** Collabs with late content first, then by stage. Moving a card is a correction by staff, and requires a reason. */
export function CollabBoard({ onRest }: { onRest: (filter: object) => void }) {
  const { applied, valueOf } = useFilters();
  const { data, error } = useCollabBoard(applied);
  const [asked, setAsked] = useState<Move<CollabCard> | null>(null);
  const override = useOverride();
  const addressInList = useAddressInList();
  const mayMove = useMay()('collab.override');
  if (error) return <Fault>{error.message}</Fault>;
  if (!data) return <PageSkeleton shape="columns" tickets={5} bare />;
  return (
    <>
      <Board<CollabCard>
        label="Collabs by stage"
        columns={[
          { ...columnOf(overdue, 'Overdue', data.overdue), hidden: excludes(valueOf('outcome'), 'open') },
          ...data.columns.map((column) => ({
            ...columnOf(String(column.stage), collabStageLabel(column.stage), column),
            hidden:
              excludes(valueOf('stage'), column.stage) ||
              excludes(valueOf('outcome'), column.stage === 6 ? 'completed' : 'open'),
          })),
        ]}
        onMove={mayMove ? setAsked : undefined}
        renderCard={(collab) => <Facts collab={collab} />}
        linkTo={({ id }) => addressInList(resources.collabs, id)}
        onRest={({ id }) => onRest({ ...applied, ...filterOf(id, productNow().toISOString()) })}
      />
      {asked && (
        <ReasonDialog
          title={`Move this Collab to ${collabStageLabel(Number(asked.to))}?`}
          label="Reason"
          autoFocus
          limit={OverrideCollabInput.reason}
          onClose={() => setAsked(null)}
          onSend={(reason) => {
            override.mutate({ id: asked.card.id, ...overrideTo(asked.to), reason });
            setAsked(null);
          }}
        >
          <Typography>This isn’t one of the Collab’s own steps. Both sides will see your reason.</Typography>
        </ReasonDialog>
      )}
    </>
  );
}

function Facts({ collab }: { collab: CollabRow }) {
  const { brandName, influencerHandle, piecesIn, pieces, visitAt, dueAt, noShowClaimedAt, outcome, owed } = collab;
  const late = outcome === 'open' && isPast(collab.lateFrom);
  return (
    <Box className="tnum" sx={{ display: 'grid', gap: 1, color: 'text.secondary' }}>
      <Box>{brandName}</Box>
      <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>@{influencerHandle}</Box>
      {visitAt && (
        <Box>
          Visit <ExactTime time={visitAt} />
        </Box>
      )}
      <Box>
        {piecesIn} of {pieces} pieces in{owed > 0 && `, ${owed} not published`}
      </Box>
      {late && (
        <Box sx={{ color: 'error.main' }}>
          Late since <ExactTime time={collab.lateFrom} />
        </Box>
      )}
      {dueAt && !late && (
        <Box>
          <NextStep collab={collab} soon="Next step by" />
        </Box>
      )}
      {outcome === 'open' && noShowClaimedAt && <Box sx={{ color: 'error.main' }}>No-show claimed</Box>}
      {collab.contentClaimed && <Box sx={{ color: 'error.main' }}>Missing content claimed</Box>}
      {collab.useReported && <Box sx={{ color: 'error.main' }}>Use reported after the rights ended</Box>}
      {collab.billContested && <Box sx={{ color: 'error.main' }}>Bill contested</Box>}
    </Box>
  );
}

type CollabBoardView = components['schemas']['CollabBoardView'];
type Override = components['schemas']['OverrideCollabInput'];

/** Open Collabs by stage, filtered, and completed ones. */
const useCollabBoard = (filter: Readonly<Record<string, unknown>>) =>
  useQuery<CollabBoardView, ProblemError>({
    queryKey: [resources.collabs, 'board', filter],
    queryFn: ({ signal }) =>
      call('GET /api/v1/admin/collab-explorer/board', { query: { filter: JSON.stringify(filter) }, signal }),
    placeholderData: (before) => before,
  });

/** Corrects a Collab, as its own page does; both sides see the reason. */
function useOverride() {
  const queries = useQueryClient();
  return useMutation<CollabRow, ProblemError, { id: string } & Override>({
    mutationFn: ({ id, ...body }) => call('POST /api/v1/admin/collab-explorer/{id}/override', { path: { id }, body }),
    onSuccess: ({ title }) => toast.success(`${title} corrected`),
    onError: ({ message }) => toast.say(message),
    onSettled: () => queries.invalidateQueries({ queryKey: [resources.collabs] }),
  });
}

/** The stages to which staff can correct a Collab; the last one is an outcome. */
function overrideTo(stage: string): Pick<Override, 'stage' | 'outcome'> | null {
  const back = ([3, 4, 5] as const).find((each) => String(each) === stage);
  if (back) return { stage: back };
  return stage === '6' ? { outcome: 'completed' } : null;
}
