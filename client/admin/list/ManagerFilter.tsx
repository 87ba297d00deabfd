import { accountManagerNamed } from '../../../server/contract/lists/brands';
import { useSession } from '../../shell/session/session-context';
import { useAccountManagers } from '../brand-manager/account-managers';
import { ChoiceFilter } from './ChoiceFilter';

/** Whose brands: your own come first, and are called so. */
export function ManagerFilter() {
  const { actor } = useSession();
  const own = accountManagerNamed(actor.name);
  const choices = useAccountManagers().map((one) => (one.id === own ? { ...one, label: `Mine (${one.label})` } : one));
  const ordered = [...choices.filter(({ id }) => id === own), ...choices.filter(({ id }) => id !== own)];
  return <ChoiceFilter source="accountManager" label="Account manager" choices={ordered} />;
}
