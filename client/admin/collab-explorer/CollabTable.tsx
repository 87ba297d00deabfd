import Box from '@mui/material/Box';
import { DataTable } from 'react-admin';
import { collabOutcomeLabel, collabStageLabel } from '../../../server/contract/lists/labels';
import { ExactTime, RelativeTime } from '../../ui/RelativeTime';
import { StageRail } from '../../ui/StageRail';
import { NoRows, PhoneRows, RecordLink, RowsInViewFirst, useOpenRecord, usePhone } from '../list/table-rows';
import type { CollabRow } from '../resources';
import { productNow } from '../../api/clock';

const none = <NoRows what="Collabs">Collabs appear here once an influencer requests an offer.</NoRows>;

const Column = DataTable.Col<CollabRow>;

/** One row per Collab, with its stage rail; two lines on phones. */
export function CollabTable() {
  const phone = usePhone();
  const open = useOpenRecord();
  if (phone) {
    return (
      <PhoneRows<CollabRow>
        primaryText={({ title }) => title}
        secondaryText={({ brandName, influencerHandle }) => `${brandName} · @${influencerHandle}`}
        tertiaryText={(collab) => (isPast(collab.dueAt) ? <Overdue /> : collabStageLabel(collab.stage))}
        rowClick={open}
        empty={none}
      />
    );
  }
  return (
    <DataTable<CollabRow>
      body={RowsInViewFirst}
      bulkActionButtons={false}
      rowClick={open}
      empty={none}
      aria-label="Collabs"
      hiddenColumns={['outcome', 'visitAt', 'updatedAt']}
      sx={{
        '& .column-title': { minWidth: 172 },
        '& .column-brandName': { minWidth: 128 },
        '& .column-visitAt, & time': { whiteSpace: 'nowrap' },
      }}
    >
      <Column source="title" label="Title" disableSort render={({ title }) => <RecordLink>{title}</RecordLink>} />
      <Column source="brandName" label="Brand" disableSort />
      <Column
        source="influencerHandle"
        label="Influencer"
        disableSort
        render={(collab) => `@${collab.influencerHandle}`}
      />
      <Column source="stage" label="Stage" render={(collab) => <Stage {...collab} />} />
      <Column source="dueAt" label="Next step by" render={(collab) => <NextStep collab={collab} soon={null} />} />
      <Column source="outcome" label="Outcome" render={({ outcome }) => collabOutcomeLabel(outcome)} />
      <Column
        source="pieces"
        label="Pieces"
        disableSort
        render={({ piecesIn, pieces }) => `${piecesIn} of ${pieces}`}
      />
      <Column source="visitAt" label="Visit" render={({ visitAt }) => <ExactTime time={visitAt} />} />
      <Column
        source="updatedAt"
        label="Changed"
        sortByOrder="DESC"
        render={({ updatedAt }) => <RelativeTime time={updatedAt} />}
      />
    </DataTable>
  );
}

const Overdue = () => (
  <Box component="span" sx={{ color: 'error.main' }}>
    Overdue
  </Box>
);

function Stage({ stage }: CollabRow) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, whiteSpace: 'nowrap' }}>
      <Box sx={{ width: 48, flex: 'none' }}>
        <StageRail stage={stage} />
      </Box>
      <span aria-hidden>{collabStageLabel(stage)}</span>
    </Box>
  );
}

export const isPast = (time: string | null): boolean => time !== null && new Date(time) < productNow();

/** "Overdue since Tue 4 Mar, 19:30" in red, or when the next step is due. Empty for finished ones. */
export function NextStep({ collab, soon }: { collab: Pick<CollabRow, 'dueAt'>; soon: 'Next step by' | null }) {
  if (!collab.dueAt) return null;
  const overdue = isPast(collab.dueAt);
  return (
    <Box component="span" sx={{ color: overdue ? 'error.main' : 'inherit' }}>
      {overdue ? 'Overdue since' : soon} <ExactTime time={collab.dueAt} />
    </Box>
  );
}
