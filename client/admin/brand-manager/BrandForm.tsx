import Box from '@mui/material/Box';
import { EditBase, Form, SaveButton, TextInput, required, useCreatePath } from 'react-admin';
import { useNavigate } from 'react-router';
import { accountManagers, brandCategories, onboardingStages, salesStages } from '../../../server/contract/lists/brands';
import { priorities } from '../../../server/contract/lists/collab';
import { mainCities } from '../../../server/contract/lists/places';
import { toast } from '../../ui/toast';
import { ChoiceSelect } from '../ChoiceSelect';
import { resources } from '../resources';

/** An emptied text is an empty text, not null. */
const asTyped = (text: string): string => text;

/** What staff may change of a brand. Only what was changed is sent; a faulty field says so in place. */
export function BrandForm({ id }: { id: string }) {
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const backToList = () => {
    toast.success('Saved');
    void navigate(createPath({ resource: resources.brands, type: 'list' }), { preventScrollReset: true });
  };
  return (
    <EditBase id={id} mutationMode="pessimistic" redirect={false} mutationOptions={{ onSuccess: backToList }}>
      <Form noValidate>
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            '& .wide': { gridColumn: '1 / -1' },
          }}
        >
          <TextInput
            className="wide"
            source="name"
            label="Name"
            validate={required('Please give a name.')}
            helperText={false}
          />
          <ChoiceSelect source="city" label="City" choices={mainCities} />
          <ChoiceSelect source="category" label="Category" choices={brandCategories} />
          <ChoiceSelect source="salesStage" label="Sales stage" choices={salesStages} />
          <ChoiceSelect source="onboardingStage" label="Onboarding stage" choices={onboardingStages} />
          <ChoiceSelect source="accountManager" label="Account manager" choices={accountManagers} none="Nobody" />
          <ChoiceSelect source="priority" label="Priority" choices={priorities} />
          <TextInput className="wide" source="website" label="Website" type="url" helperText={false} />
          <TextInput
            className="wide"
            source="about"
            label="About"
            parse={asTyped}
            multiline
            minRows={3}
            helperText={false}
          />
          <TextInput
            className="wide"
            source="reason"
            label="Reason"
            parse={asTyped}
            helperText="For a step of stages that is out of the ordinary."
          />
          <Box>
            <SaveButton label="Save" icon={<></>} />
          </Box>
        </Box>
      </Form>
    </EditBase>
  );
}
