import { accountManagerNamed, accountManagers } from '../../../server/contract/lists/brands';
import { labelOf } from '../../../server/contract/lists/option';
import { useListAdditions } from '../../api/staff-settings';
import { useSession } from '../../shell/session/session-context';
import { ChoiceFilter } from '../list/ChoiceFilter';

/** Account managers, including staff's additions. Re-renders when more are known. */
export function useAccountManagers() {
  useListAdditions();
  return accountManagers;
}

/** An account manager's name. */
export function ManagerName({ id }: { id: string | null }) {
  const managers = useAccountManagers();
  return id === null ? 'Nobody' : labelOf(managers, id, id);
}

/** Whose brands: your own come first, labelled as such. */
export function ManagerFilter() {
  const { actor } = useSession();
  const own = accountManagerNamed(actor.name);
  const choices = useAccountManagers().map((one) => (one.id === own ? { ...one, label: `Mine (${one.label})` } : one));
  const ordered = [...choices.filter(({ id }) => id === own), ...choices.filter(({ id }) => id !== own)];
  return <ChoiceFilter source="accountManager" label="Account manager" choices={ordered} />;
}
