import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { type BrandCategory, brandCategories } from '../../../server/contract/lists/brands';
import type { City } from '../../../server/contract/lists/places';
import type { PlanId } from '../../../server/contract/plans';
import { useLists } from '../../api/lists';
import { DraftNote } from '../../shell/drafts/DraftNote';
import { useDraft } from '../../shell/drafts/use-draft';
import { useDraftForm } from '../../shell/drafts/use-draft-form';
import { CityField } from '../../ui/CityField';
import { Fault } from '../../ui/Fault';
import { FormField } from '../../ui/FormField';
import { FormEmailField, FormFoot, formRows, pair, checks } from './form-fields';
import { otherFault, showFaults, useJoinAsBrand } from './join-api';

type BrandForm = { brandName: string; city: City | ''; category: BrandCategory | ''; name: string; email: string };

const empty: BrandForm = { brandName: '', city: '', category: '', name: '', email: '' };

type BrandFormProps = {
  tier: PlanId;
  onJoined: (email: string) => void;
  /** Shown before the first field. */
  children: ReactNode;
};

/** The sign-up form for brands. */
export function BrandForm({ tier, onJoined, children }: BrandFormProps) {
  useLists();
  const draft = useDraft('join:brand', empty);
  const form = useDraftForm(draft, { mode: 'onTouched' });
  const join = useJoinAsBrand();
  const submit = (values: BrandForm) =>
    join.mutate(
      { ...values, tier },
      {
        onSuccess: () => {
          draft.forget();
          onJoined(values.email);
        },
        onError: (error) => showFaults(form, error),
      },
    );
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)} sx={formRows}>
        <DraftNote draft={draft} onDiscard={(values) => form.reset(values)} />
        {children}
        <FormField<BrandForm>
          name="brandName"
          label="Brand name"
          check={checks.brandName}
          autoComplete="organization"
          placeholder="Ember & Rye"
        />
        <Box sx={pair}>
          <CityField<BrandForm> list="brand-cities" name="city" unchosen="Please choose" check={checks.city} />
          <FormField<BrandForm>
            name="category"
            label="Category"
            options={brandCategories}
            unchosen="Please choose"
            check={checks.category}
          />
        </Box>
        <FormField<BrandForm> name="name" label="Your name" check={checks.name} autoComplete="name" />
        <FormEmailField hint="We’ll email you a link to sign in." />
        <Fault>{otherFault(join.error)}</Fault>
        <FormFoot busy={join.isPending} />
      </Box>
    </FormProvider>
  );
}
