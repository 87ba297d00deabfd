import { lazy } from 'react';
import { collabOutcomes, collabStages } from '../../../server/contract/lists/collab';
import { paths } from '../../app/paths';
import { TextLink } from '../../ui/TextLink';
import { ChoiceFilter } from '../list/ChoiceFilter';
import { ListPage } from '../list/ListPage';
import { TableTools } from '../list/TableTools';
import { CollabTable } from './CollabTable';
import { collabCsv } from './collab';

const CollabRecord = lazy(() => import('./CollabRecord').then((module) => ({ default: module.CollabRecord })));

/** Every Collab between a brand and an influencer. */
export function CollabList() {
  return (
    <ListPage
      title="Collabs"
      lead="Every Collab, the one that moved last first."
      sort={{ field: 'updatedAt', order: 'DESC' }}
      action={<TextLink to={paths.admin.appeals}>Appeals against reviews</TextLink>}
      filters={
        <>
          <ChoiceFilter source="stage" label="Stage" choices={collabStages} />
          <ChoiceFilter source="outcome" label="Outcome" choices={collabOutcomes} />
        </>
      }
      tools={<TableTools columns={collabCsv} />}
      record={<CollabRecord />}
    >
      <CollabTable />
    </ListPage>
  );
}
