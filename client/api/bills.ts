import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ProblemError, call } from './client';
import { type Collab, collabQuery, useKeepCollab } from './collabs';
import type { components } from './schema';

export type Bill = NonNullable<Collab['bill']>;

/** A bill that is refused may have become another: it is asked for again. */
function useBillStep<Input>(id: string, post: (input: Input) => Promise<Collab>) {
  const queries = useQueryClient();
  const keep = useKeepCollab();
  return useMutation<Collab, ProblemError, Input>({
    mutationFn: post,
    onSuccess: keep,
    onError: () => void queries.invalidateQueries(collabQuery(id)),
  });
}

/** Says what the visit came to, or says it anew. */
export const useTypeBill = (id: string) =>
  useBillStep(id, (body: components['schemas']['TypeBillInput']) =>
    call('POST /api/v1/collabs/{id}/bill', { path: { id }, body }),
  );

/** The creator says that the bill which they were shown is right. */
export const useConfirmBill = (id: string) =>
  useBillStep(id, (body: components['schemas']['ConfirmBillInput']) =>
    call('POST /api/v1/collabs/{id}/bill/confirm', { path: { id }, body }),
  );

/** The creator says that the bill is wrong, and why. */
export const useContestBill = (id: string) =>
  useBillStep(id, (body: components['schemas']['ContestBillInput']) =>
    call('POST /api/v1/collabs/{id}/bill/contest', { path: { id }, body }),
  );
