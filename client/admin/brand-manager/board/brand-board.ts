import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { HttpError, useDataProvider } from 'react-admin';
import { onboardingStageLabel, salesStageLabel } from '../../../../server/contract/lists/labels';
import { type ProblemError, call } from '../../../api/client';
import type { components } from '../../../api/schema';
import { toast } from '../../../ui/toast';
import { type Brand, resources } from '../../resources';

export type BoardBy = 'sales' | 'onboarding';
type BrandBoardView = components['schemas']['BrandBoardView'];

const key = [resources.brands, 'board'] as const;

/** Brands by stage, filtered. */
export const useBrandBoard = (by: BoardBy, filter: Readonly<Record<string, unknown>>) =>
  useQuery<BrandBoardView, ProblemError>({
    queryKey: [...key, by, filter],
    queryFn: ({ signal }) =>
      call('GET /api/v1/admin/brand-manager/board', { query: { by, filter: JSON.stringify(filter) }, signal }),
    placeholderData: (before) => before,
  });

export const stageLabel = (by: BoardBy, stage: number): string =>
  by === 'sales' ? salesStageLabel(stage) : onboardingStageLabel(stage);

const fieldOf = { sales: 'salesStage', onboarding: 'onboardingStage' } as const;

type Wanted = Readonly<{ brand: Brand; to: number; reason?: string; undoes?: boolean }>;

/** Moves a card to another column, before the server has responded. */
function moved(board: BrandBoardView, by: BoardBy, { brand, to }: Wanted): BrandBoardView {
  const card = board.columns.flatMap(({ brands }) => brands).find(({ id }) => id === brand.id);
  if (!card) return board;
  return {
    columns: board.columns.map((column) => {
      const was = column.brands.includes(card);
      const is = column.stage === to;
      if (was === is) return column;
      const others = column.brands.filter((each) => each !== card);
      return {
        ...column,
        total: column.total + (is ? 1 : -1),
        brands: is ? [...others, { ...card, ...brand, [fieldOf[by]]: to }] : others,
      };
    }),
  };
}

const needsReason = (error: unknown): boolean =>
  error instanceof HttpError && (error.body as { code?: string } | undefined)?.code === 'profiles/reason-needed';

/** Moves a brand to a stage; `asks` is a move for which the server requires a reason. */
export function useMoveBrand(by: BoardBy) {
  const queries = useQueryClient();
  const provider = useDataProvider();
  const [asks, setAsks] = useState<(Wanted & { says: string }) | null>(null);
  const field = fieldOf[by];
  /** As returned by the server: the board itself is only updated when refetched. */
  const versions = useRef(new Map<Brand['id'], number>());
  const { mutate } = useMutation<Brand, Error, Wanted>({
    scope: { id: 'brand-stage' }, // one at a time: each is based on the previous result
    mutationFn: async ({ brand, to, reason }) => {
      const version = Math.max(brand.version, versions.current.get(brand.id) ?? 0);
      const change = {
        id: brand.id,
        data: { ...brand, version, [field]: to, reason },
        previousData: { ...brand, version },
      };
      return (await provider.update<Brand>(resources.brands, change)).data;
    },
    onMutate: async (wanted) => {
      await queries.cancelQueries({ queryKey: key });
      queries.setQueriesData<BrandBoardView>({ queryKey: [...key, by] }, (board) => board && moved(board, by, wanted));
    },
    onSuccess: (brand, { brand: { [field]: from }, to, undoes }) => {
      versions.current.set(brand.id, brand.version);
      const undo = () => mutate({ brand, to: from, reason: 'The previous move was undone.', undoes: true });
      toast.say(`${brand.name} moved to ${stageLabel(by, to)}`, undoes ? {} : { undo });
    },
    onError: (error, wanted) => {
      if (needsReason(error) && !wanted.reason) setAsks({ ...wanted, says: error.message });
      else toast.say(error.message);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [resources.brands] }),
  });
  return { move: mutate, asks, forget: () => setAsks(null) };
}
