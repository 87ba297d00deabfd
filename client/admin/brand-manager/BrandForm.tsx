import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EditBase, Form, SaveButton, TextInput, type UpdateParams, useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import { brandCategories, onboardingStages, salesStages } from '../../../server/contract/lists/brands';
import { priorities } from '../../../server/contract/lists/collab';
import { everyNameOf, pick } from '../../../server/contract/rules/by-name';
import type { components } from '../../api/schema';
import { toast } from '../../ui/toast';
import { ChoiceSelect } from '../ChoiceSelect';
import { StaleNotice } from '../record/StaleNotice';
import { useAddressInList } from '../record/useOpenId';
import { type Brand, resources } from '../resources';
import { useAccountManagers } from './account-managers';
import { CitySelect, LeaveUnsaved, formGrid, needed, validatedBy } from './brand-fields';
import limits from '../../api/limits/UpdateBrandInput.json';
import { ifGiven, matching, text } from '../../ui/form-checks';

/** A cleared field is an empty string, not null. */
const asTyped = (text: string): string => text;

/** What the panel's data provider throws. */
type Refusal = Error & Readonly<{ status: number }>;

/** The fields of a brand that staff can change. Only changed fields are sent; errors show in place. */
export function BrandForm({ id }: { id: string }) {
  const addressInList = useAddressInList();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const undo = useUndoBrand();
  const managers = useAccountManagers();
  const [stale, setStale] = useState<string | null>(null);
  const [readings, setReadings] = useState(0);
  const backToList = (saved: Brand, { previousData }: Partial<UpdateParams<Brand>>) => {
    toast.say('Saved', { ...(previousData && { undo: () => undo(previousData, saved) }) });
    void navigate(addressInList(resources.brands), { preventScrollReset: true });
  };
  const reload = async () => {
    await queries.refetchQueries({ queryKey: [resources.brands, 'getOne'] });
    setStale(null);
    setReadings(readings + 1);
  };
  const onError = (error: unknown) => {
    const { status, message } = error as Refusal;
    if (status === 412) setStale(message);
    else toast.say(message);
  };
  return (
    <EditBase
      key={readings}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{ onSuccess: backToList, onError }}
    >
      {stale && <StaleNotice says={stale} onReload={() => void reload()} />}
      <Form noValidate disableInvalidFormNotification>
        <LeaveUnsaved />
        <Box sx={formGrid}>
          <TextInput className="wide" source="name" label="Name" validate={nameFault} helperText={false} />
          <CitySelect />
          <ChoiceSelect source="category" label="Category" choices={brandCategories} />
          <ChoiceSelect source="salesStage" label="Sales stage" choices={salesStages} />
          <ChoiceSelect source="onboardingStage" label="Onboarding stage" choices={onboardingStages} />
          <ChoiceSelect source="accountManager" label="Account manager" choices={managers} none="Nobody" />
          <ChoiceSelect source="priority" label="Priority" choices={priorities} />
          <TextInput
            className="wide"
            source="website"
            label="Website"
            type="url"
            validate={websiteFault}
            helperText={false}
          />
          <TextInput
            className="wide"
            source="about"
            label="About"
            parse={asTyped}
            validate={aboutFault}
            multiline
            minRows={3}
            helperText={false}
          />
          <TextInput
            className="wide"
            source="reason"
            label="Reason"
            parse={asTyped}
            helperText="Required for an unusual change of stage."
          />
          <Box>
            <SaveButton label="Save" icon={<></>} />
          </Box>
        </Box>
      </Form>
    </EditBase>
  );
}

const nameFault = needed(limits.name);
const websiteFault = validatedBy(ifGiven(matching(limits.website)));
const aboutFault = validatedBy(text(limits.about));

type UpdateBrand = components['schemas']['UpdateBrandInput'];

/** The fields of the form. */
const fields = everyNameOf<Omit<UpdateBrand, 'reason'>>()('name', 'city', 'category', 'salesStage', 'onboardingStage', 'accountManager', 'priority', 'website', 'about'); // prettier-ignore

/** Undoes a change of a brand, unless someone has changed it again. */
function useUndoBrand(): (was: Brand, is: Brand) => void {
  const provider = useDataProvider();
  const queries = useQueryClient();
  return (was, is) => {
    const before = pick(was, fields);
    const data = { ...is, ...before, reason: 'The previous change was undone.' };
    void provider
      .update<Brand>(resources.brands, { id: is.id, data, previousData: is })
      .then(
        () => toast.say('Undone'),
        ({ message }: Error) => toast.say(message),
      )
      .finally(() => void queries.invalidateQueries({ queryKey: [resources.brands] }));
  };
}
