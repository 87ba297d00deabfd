import { useGetOne, useListContext } from 'react-admin';

declare const call: (route: string) => Promise<unknown>;
type Brand = { id: string; name: string };
type Renamed = Brand;

export const sales = async () => (await call('GET /api/v1/admin/overview')) as { sales: number };
export const brand = async () => (await (await fetch('/api/v1/brands/b1')).json()) as unknown as Brand;
export const useBrand = () => useGetOne<Renamed>('brand-manager', { id: 'b1' });
export const useRows = () => useListContext<{ id: string }>();

// None of these: what nobody knows yet, and a name of one's own for what the document says.
type Generated = import('../../../../../client/admin/resources').RecordOf<'brands'>;
export const untold = async () => (await call('GET /api/v1/admin/overview')) as unknown;
export const useOurs = () => useGetOne<Generated>('brand-manager', { id: 'b1' });
