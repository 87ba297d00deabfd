import { DataTable } from 'react-admin';
import { latePart } from '../../app/theme/with-mui';
import { abbreviateNumber } from '../../../server/contract/rules/numbers';
import { PlatformIcons } from '../../ui/PlatformIcons';
import {
  NamedTicks,
  NoRows,
  PhoneRows,
  RecordLink,
  RowsInViewFirst,
  useOpenRecord,
  usePhone,
  WhenTicked,
} from '../list/table-rows';
import { ClaimChip } from './ClaimChip';
import { type Influencer, engagementText, placeOf, sourceLabel } from './influencer';

export const noInfluencers = (
  <NoRows what="influencers">Influencers appear here when they sign up or you import them.</NoRows>
);

const AddSelected = latePart(() => import('./AddSelected').then((module) => module.AddSelected));

const bulkActions = (
  <WhenTicked>
    <AddSelected />
  </WhenTicked>
);

const Column = DataTable.Col<Influencer>;

/** One row per influencer; two lines on phones. */
export function InfluencerTable() {
  const phone = usePhone();
  const open = useOpenRecord();
  if (phone) {
    return (
      <PhoneRows<Influencer>
        primaryText={({ handle }) => `@${handle}`}
        secondaryText={(influencer) => `${influencer.name} · ${placeOf(influencer)}`}
        tertiaryText={({ followers }) => abbreviateNumber(followers)}
        rowClick={open}
        empty={noInfluencers}
      />
    );
  }
  return (
    <NamedTicks>
      <DataTable<Influencer>
        body={RowsInViewFirst}
        bulkActionButtons={bulkActions}
        bulkActionsToolbar={bulkActions}
        rowClick={open}
        empty={noInfluencers}
        aria-label="Influencers"
        hiddenColumns={['source']}
        sx={{ '& td': { whiteSpace: 'nowrap' } }}
      >
        <Column source="handle" label="Handle" render={({ handle }) => <RecordLink>@{handle}</RecordLink>} />
        <Column source="name" label="Name" />
        <Column
          align="right"
          source="followers"
          label="Followers"
          render={({ followers }) => abbreviateNumber(followers)}
          sortByOrder="DESC"
        />
        <Column
          align="right"
          source="engagement"
          label="Engagement"
          disableSort
          render={({ engagement }) => engagementText(engagement)}
        />
        <Column
          source="accounts"
          label="Platforms"
          disableSort
          render={({ accounts }) => <PlatformIcons platforms={accounts.map(({ platform }) => platform)} />}
        />
        <Column source="city" label="Place" disableSort render={placeOf} />
        <Column source="source" label="Source" disableSort render={({ source }) => sourceLabel(source)} />
        <Column
          source="claimed"
          label="Profile"
          disableSort
          render={({ claimed }) => <ClaimChip claimed={claimed} />}
        />
      </DataTable>
    </NamedTicks>
  );
}
