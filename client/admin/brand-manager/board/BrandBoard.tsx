import { useMemo } from 'react';
import { useCreatePath } from 'react-admin';
import { useDeskCards } from '../../../api/desk';
import { Fault } from '../../../ui/Fault';
import { PageSkeleton } from '../../../ui/skeletons';
import { Board } from '../../board/Board';
import { ReasonDialog } from '../../board/ReasonDialog';
import { useFilters } from '../../list/useFilters';
import { resources } from '../../resources';
import { useMay } from '../../staff/useMay';
import { BrandCardFacts } from './BrandCardFacts';
import { type BoardBy, stageLabel, useBrandBoard, useMoveBrand } from './brand-board';

const inactive = 909;

type BrandBoardProps = {
  by: BoardBy;
  /** Shows all that this filter leaves, as a table. */
  onRest: (filter: object) => void;
};

/** Brands by where they stand in sales or in onboarding, those that have stood there longest first. */
export function BrandBoard({ by, onRest }: BrandBoardProps) {
  const { applied } = useFilters();
  const { data, error } = useBrandBoard(by, applied);
  const { move, asks, forget } = useMoveBrand(by);
  const mayMove = useMay()('brand.change');
  const createPath = useCreatePath();
  const ids = useMemo(() => data?.columns.flatMap(({ brands }) => brands.map(({ id }) => id)) ?? [], [data]);
  const { data: desk } = useDeskCards('brand', ids);
  if (error) return <Fault>{error.message}</Fault>;
  if (!data) return <PageSkeleton shape="columns" tickets={5} bare />;
  const since = by === 'sales' ? 'salesStageSince' : 'onboardingStageSince';
  return (
    <>
      <Board
        label={by === 'sales' ? 'Brands by sales stage' : 'Brands by onboarding stage'}
        columns={data.columns.map(({ stage, total, brands }) => ({
          id: String(stage),
          label: stageLabel(by, stage),
          total,
          cards: brands,
          folds: stage === inactive,
        }))}
        onMove={mayMove ? ({ card, to }) => move({ brand: card, to: Number(to) }) : undefined}
        renderCard={(brand) => <BrandCardFacts brand={brand} since={brand[since]} desk={desk?.get(brand.id)} />}
        linkTo={({ id }) => createPath({ resource: resources.brands, type: 'edit', id })}
        onRest={({ id }) => onRest({ ...applied, [`${by}Stage`]: Number(id) })}
      />
      {asks && (
        <ReasonDialog
          title={`Move ${asks.brand.name} to ${stageLabel(by, asks.to)}?`}
          says={asks.says}
          onCancel={forget}
          onGive={(reason) => {
            forget();
            move({ brand: asks.brand, to: asks.to, reason });
          }}
        />
      )}
    </>
  );
}
