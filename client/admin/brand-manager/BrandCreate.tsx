import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { CreateBase, Form, SaveButton, TextInput, email, required, useCreatePath } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { brandCategories } from '../../../server/contract/lists/brands';
import { PageHeader } from '../../ui/PageHeader';
import { toast } from '../../ui/toast';
import { ChoiceSelect } from '../ChoiceSelect';
import { type Brand, resources } from '../resources';
import { CitySelect, LeaveUnsaved, formGrid, needed } from './brand-fields';
import CreateBrandInput from '../../api/limits/CreateBrandInput.json';

/** Creates a brand; its first user gets an invitation by email. */
export function BrandCreate() {
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const resource = resources.brands;
  const backToList = ({ email: address }: Brand) => {
    toast.success(`Invitation sent to ${address}`);
    void navigate(createPath({ resource, type: 'list' }));
  };
  return (
    <CreateBase redirect={false} mutationOptions={{ onSuccess: backToList }}>
      <PageHeader title="New brand" lead="We’ll email the brand’s first user an invitation with a link to sign in." />
      <Paper variant="outlined" sx={{ p: { xs: 4, sm: 6 }, maxWidth: 640 }}>
        <Form noValidate disableInvalidFormNotification>
          <LeaveUnsaved />
          <Box sx={formGrid}>
            <TextInput className="wide" source="name" label="Name" validate={nameFault} helperText={false} />
            <CitySelect />
            <ChoiceSelect source="category" label="Category" choices={brandCategories} />
            <TextInput
              source="contactName"
              label="Contact name"
              validate={required('Please enter the first user’s name.')}
              helperText={false}
            />
            <TextInput
              source="email"
              label="Email"
              type="email"
              validate={[required('Please enter the first user’s email.'), email('This is not an email address.')]}
              helperText={false}
            />
            <Box className="wide" sx={{ display: 'flex', gap: 3, justifyContent: 'flex-end' }}>
              <Button component={Link} to={createPath({ resource, type: 'list' })}>
                Cancel
              </Button>
              <SaveButton alwaysEnable label="Create brand" icon={<></>} />
            </Box>
          </Box>
        </Form>
      </Paper>
    </CreateBase>
  );
}

const nameFault = needed(CreateBrandInput.name);
