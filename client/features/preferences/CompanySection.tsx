import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import { brandCategories } from '../../../server/contract/lists';
import { mediaIdOf } from '../../../server/contract/rules/file-path';
import { hasRight } from '../../../server/contract/rules/member-rights';
import UpdateCompanyInput from '../../api/limits/UpdateCompanyInput.json';
import { paths } from '../../app/paths';
import { DraftNote } from '../../shell/drafts/DraftNote';
import { useDraft } from '../../shell/drafts/use-draft';
import { useDraftForm } from '../../shell/drafts/use-draft-form';
import { useSession } from '../../shell/session/session-context';
import { Avatar } from '../../ui/Avatar';
import { CityField } from '../../ui/CityField';
import { Fault } from '../../ui/Fault';
import { ifGiven, matching, text } from '../../ui/form-checks';
import { FormField } from '../../ui/FormField';
import { ChoosePicture } from '../../ui/picture/ChoosePicture';
import { square } from '../../ui/picture/crop';
import { SubmitButton } from '../../ui/SubmitButton';
import { TextLink } from '../../ui/TextLink';
import { toast } from '../../ui/toast';
import { useMyPlace } from './team/team-api';
import { type ProblemError, call } from '../../api/client';
import { type Company, companyQuery } from '../../api/company';
import type { components } from '../../api/schema';

type CompanyForm = { name: string; city: string; category: string; website: string; about: string };

const formOf = ({ name, city, category, website, about }: Company): CompanyForm => ({
  ...{ name, city, category, about },
  website: website ?? '',
});

const changesOf = ({ name, city, category, website, about }: CompanyForm): CompanyChanges => ({
  name: name.trim(),
  ...{ city, category },
  website: website.trim() === '' ? null : website.trim(),
  about: about.trim(),
});

/** The brand's profile, as influencers see it. Members can read it; owners and admins can edit it. */
export function CompanySection() {
  const { actor, refresh } = useSession();
  const { data: company } = useSuspenseQuery(companyQuery(actor.uid));
  const update = useUpdateCompany(actor.uid);
  const { role, readOnly } = useMyPlace();
  const mayEdit = hasRight(role, 'profile') && !readOnly;
  const draft = useDraft('company', formOf(company));
  const form = useDraftForm(draft, { mode: 'onTouched', disabled: !mayEdit });

  const save = (values: CompanyForm) =>
    update.mutate(changesOf(values), {
      onSuccess: (saved) => {
        form.reset(formOf(saved));
        draft.forget(formOf(saved));
        toast.success('Company saved.');
        void refresh();
      },
      onError: ({ fieldErrors }) => {
        for (const [field, message] of Object.entries(fieldErrors))
          form.setError(field as keyof CompanyForm, { type: 'server', message });
      },
    });
  return (
    <Box component="section" aria-labelledby="company-title">
      <Typography variant="h2" id="company-title">
        Company
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5 }}>
        {mayEdit
          ? 'What creators read about you, on every offer.'
          : 'What creators read about you. Owners and admins can change it.'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center', mb: 5 }}>
        <Avatar filePath={company.avatarPath} name={company.name} size={72} />
        {mayEdit && <Logo company={company} />}
      </Box>
      <FormProvider {...form}>
        <Box
          component="form"
          noValidate
          aria-labelledby="company-title"
          onSubmit={(event) => void form.handleSubmit(save)(event)}
          sx={{ display: 'grid', gap: 5, maxWidth: 560 }}
        >
          <DraftNote draft={draft} onDiscard={(saved) => form.reset(saved)} />
          <FormField name="name" label="Name" check={nameFault} autoComplete="organization" />
          <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
            <FormField name="category" label="Category" options={brandCategories} />
            <CityField list="brand-cities" name="city" />
          </Box>
          <FormField
            name="website"
            label="Website"
            check={websiteFault}
            maxLength={UpdateCompanyInput.website.most}
            placeholder="https://"
          />
          <FormField name="about" label="About" multiline minRows={5} check={aboutFault} />
          <Box>
            <Typography variant="subtitle2">Contact email</Typography>
            <Typography>{company.email}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Where we email you and send invoices. <TextLink to={paths.account}>Change your email</TextLink>
            </Typography>
          </Box>
          <Fault>
            {update.error && Object.keys(update.error.fieldErrors).length === 0 ? update.error.message : null}
          </Fault>
          {mayEdit && (
            <Box>
              <SubmitButton busy={update.isPending}>Save</SubmitButton>
            </Box>
          )}
        </Box>
      </FormProvider>
    </Box>
  );
}

/** Saved as soon as it has been chosen, because it isn't part of the form. */
function Logo({ company }: { company: Company }) {
  const { actor, refresh } = useSession();
  const update = useUpdateCompany(actor.uid);
  const keep = (filePath: string | null) =>
    update.mutate(
      { avatar: filePath && mediaIdOf(filePath) },
      {
        onSuccess: () => {
          toast.success(filePath ? 'Logo saved.' : 'Logo removed.');
          void refresh();
        },
      },
    );
  return (
    <ChoosePicture
      noun="logo"
      what="Logo"
      filePath={company.avatarPath}
      ratio={square}
      onChange={keep}
      fault={update.error?.message}
    />
  );
}

const nameFault = text(UpdateCompanyInput.name);
const websiteFault = ifGiven(matching(UpdateCompanyInput.website));
const aboutFault = text(UpdateCompanyInput.about);

type CompanyChanges = components['schemas']['UpdateCompanyInput'];

/** Changes the given fields. */
function useUpdateCompany(uid: string) {
  const queries = useQueryClient();
  return useMutation<Company, ProblemError, CompanyChanges>({
    mutationFn: (changes) => call('PUT /api/v1/company', { body: changes }),
    onSuccess: (company) => queries.setQueryData(companyQuery(uid).queryKey, company),
  });
}
