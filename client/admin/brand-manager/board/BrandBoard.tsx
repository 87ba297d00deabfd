import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { cityLabel } from '../../../../server/contract/lists/labels';
import { productNow } from '../../../api/clock';
import { useDeskCards, type DeskCard } from '../../../api/desk';
import { Avatar } from '../../../ui/Avatar';
import { Fault } from '../../../ui/Fault';
import { PageSkeleton } from '../../../ui/skeletons';
import { Board } from '../../board/Board';
import { excludes } from '../../board/card-moves';
import Typography from '@mui/material/Typography';
import UpdateBrandInput from '../../../api/limits/UpdateBrandInput.json';
import { ReasonDialog } from '../../../ui/ReasonDialog';
import { dueText, isOverdue, today } from '../../desk/due';
import { useFilters } from '../../list/useFilters';
import { useAddressInList } from '../../record/useOpenId';
import { type Brand, planNow, resources } from '../../resources';
import { useMay } from '../../staff/useMay';
import { ManagerName } from '../account-managers';
import { type BoardBy, stageLabel, useBrandBoard, useMoveBrand } from './brand-board';

const inactive = 909;

type BrandBoardProps = {
  by: BoardBy;
  /** Shows everything that matches this filter, as a table. */
  onRest: (filter: object) => void;
};

/** Brands by sales or onboarding stage, longest there first. */
export function BrandBoard({ by, onRest }: BrandBoardProps) {
  const { applied, valueOf } = useFilters();
  const { data, error } = useBrandBoard(by, applied);
  const { move, asks, forget } = useMoveBrand(by);
  const mayMove = useMay()('brand.change');
  const addressInList = useAddressInList();
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
          hidden: excludes(valueOf(`${by}Stage`), stage),
        }))}
        onMove={mayMove ? ({ card, to }) => move({ brand: card, to: Number(to) }) : undefined}
        renderCard={(brand) => <BrandCardFacts brand={brand} since={brand[since]} desk={desk?.get(brand.id)} />}
        linkTo={({ id }) => addressInList(resources.brands, id)}
        onRest={({ id }) => onRest({ ...applied, [`${by}Stage`]: Number(id) })}
      />
      {asks && (
        <ReasonDialog
          title={`Move ${asks.brand.name} to ${stageLabel(by, asks.to)}?`}
          label="Reason"
          autoFocus
          limit={UpdateBrandInput.reason}
          onClose={forget}
          onSend={(reason) => {
            forget();
            move({ brand: asks.brand, to: asks.to, reason });
          }}
        >
          <Typography>{asks.says}</Typography>
        </ReasonDialog>
      )}
    </>
  );
}

const dayMs = 86_400_000;

function daysThere(since: string): string {
  const days = Math.max(0, Math.floor((productNow().getTime() - new Date(since).getTime()) / dayMs));
  return days === 0 ? 'New today' : days === 1 ? '1 day in this stage' : `${days} days in this stage`;
}

type BrandCardFactsProps = { brand: Brand; since: string; desk: DeskCard | undefined };

/** A brand at a glance for staff: location, plan, manager, date, and next step. */
function BrandCardFacts({ brand, since, desk }: BrandCardFactsProps) {
  const { name, avatarPath, city, accountManager, priority } = brand;
  const next = desk?.nextTask;
  const now = today();
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', color: 'text.secondary' }}>
        <Avatar filePath={avatarPath} name={name} size={28} />
        <span>
          {cityLabel(city)} · {planNow(brand)}
          {accountManager && (
            <>
              {' · '}
              <ManagerName id={accountManager} />
            </>
          )}
          {priority === 3 && ' · High priority'}
        </span>
      </Box>
      <Box className="tnum" sx={{ color: 'text.secondary' }}>
        {daysThere(since)}
      </Box>
      {next && (
        <Box sx={{ color: isOverdue(next.dueOn, now) ? 'error.main' : 'inherit' }}>
          {next.title}
          <br />
          {dueText(next.dueOn, now)}
        </Box>
      )}
      {desk && desk.tags.length > 0 && <Box sx={{ color: 'text.secondary' }}>{desk.tags.join(', ')}</Box>}
    </>
  );
}
