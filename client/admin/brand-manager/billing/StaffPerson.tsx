import { useGetOne } from 'react-admin';
import { resources } from '../../resources';
import type { User } from '../../user-explorer/user';

/** Who did it, by e-mail; the product itself has none. */
export function StaffPerson({ id }: { id: string }) {
  const byProduct = id === 'system';
  const { data } = useGetOne<User>(resources.users, { id }, { enabled: !byProduct, staleTime: 60_000, retry: false });
  return <span>{byProduct ? 'Tastemaker' : (data?.email ?? 'a former colleague')}</span>;
}
