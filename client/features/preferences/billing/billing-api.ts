import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client';
import type { components } from '../../../api/schema';
import { billingKey } from '../../../shell/billing/use-billing';

export type CreditLine = components['schemas']['CreditLineView'];
export type Invoice = components['schemas']['InvoiceView'];

const linesAPage = 20;

/** The history of your Collabs' credits, newest first, as far as loaded. */
export const useCreditHistory = (uid: string) =>
  useInfiniteQuery({
    queryKey: [billingKey, uid, 'history'],
    queryFn: ({ signal, pageParam: before }) =>
      call('GET /api/v1/billing/credits', { query: { limit: linesAPage, before }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ items }) => (items.length === linesAPage ? items.at(-1)?.id : undefined),
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });

/** Your invoices from the card provider, newest first, and our VAT number. */
export const useInvoices = (uid: string) =>
  useQuery({
    queryKey: [billingKey, uid, 'invoices'],
    queryFn: ({ signal }) => call('GET /api/v1/billing/invoices', { signal }),
  });
