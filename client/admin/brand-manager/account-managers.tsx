import { accountManagerNamed, accountManagers } from '../../../server/contract/lists/brands';
import { labelOf } from '../../../server/contract/lists/option';
import { useListAdditions } from '../../api/staff-settings';
import { useSession } from '../../shell/session/session-context';
import { ChoiceFilter } from '../list/ChoiceFilter';

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

/** Whose brands: your own come first, and are called so. */
export function ManagerFilter() {
  const { actor } = useSession();
  const own = accountManagerNamed(actor.name);
  const choices = useAccountManagers().map((one) => (one.id === own ? { ...one, label: `Mine (${one.label})` } : one));
  const ordered = [...choices.filter(({ id }) => id === own), ...choices.filter(({ id }) => id !== own)];
  return <ChoiceFilter source="accountManager" label="Account manager" choices={ordered} />;
}
