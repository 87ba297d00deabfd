import { everyNameOf, pick } from '../../../server/contract/rules/by-name';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { toast } from '../../ui/toast';
import { resources } from '../resources';
import type { components } from '../../api/schema';
import type { Brand } from './brand';

type UpdateBrand = components['schemas']['UpdateBrandInput'];

/** What the form changes. */
const fields = everyNameOf<Omit<UpdateBrand, 'reason'>>()('name', 'city', 'category', 'salesStage', 'onboardingStage', 'accountManager', 'priority', 'website', 'about'); // prettier-ignore

/** Takes a change of a brand back, unless somebody has changed it again. */
export function useUndoBrand(): (was: Brand, is: Brand) => void {
  const provider = useDataProvider();
  const queries = useQueryClient();
  return (was, is) => {
    const before = pick(was, fields);
    const data = { ...is, ...before, reason: 'The change before was undone.' };
    void provider
      .update<Brand>(resources.brands, { id: is.id, data, previousData: is })
      .then(
        () => toast.say('Undone'),
        ({ message }: Error) => toast.say(message),
      )
      .finally(() => void queries.invalidateQueries({ queryKey: [resources.brands] }));
  };
}
