import { accountManagers } from '../../../server/contract/lists/brands';
import { labelOf } from '../../../server/contract/lists/option';
import { useListAdditions } from '../../api/staff-settings';

/** Who looks after brands, those whom staff have added as well. Another render comes when more are known. */
export function useAccountManagers() {
  useListAdditions();
  return accountManagers;
}

/** What an account manager is called. */
export function ManagerName({ id }: { id: string | null }) {
  const managers = useAccountManagers();
  return id === null ? 'Nobody' : labelOf(managers, id, id);
}
