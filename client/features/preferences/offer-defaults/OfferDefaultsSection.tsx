import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { hasRight } from '../../../../server/contract/rules/member-rights';
import { useMyPlace } from '../team/team-api';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import { type ProblemError, call } from '../../../api/client';
import { type OfferDefaults, type OfferDefaultsInput, offerDefaultsQuery } from '../../../api/company';
import { DraftNote } from '../../../shell/drafts/DraftNote';
import { useDraft } from '../../../shell/drafts/use-draft';
import { useDraftForm } from '../../../shell/drafts/use-draft-form';
import { useSession } from '../../../shell/session/session-context';
import { FaultSummary } from '../../../ui/offer-fields/FaultSummary';
import { SubmitButton } from '../../../ui/SubmitButton';
import { toast } from '../../../ui/toast';
import { DefaultsFields } from './DefaultsFields';
import { type DefaultsForm, fieldOrder, formFieldOf, formOf, inputOf } from './defaults-form';

/** The defaults for a brand's new offers. Members can read them; owners and admins can edit them. */
export function OfferDefaultsSection() {
  const { role, readOnly } = useMyPlace();
  const mayEdit = hasRight(role, 'profile') && !readOnly;
  return (
    <Box component="section" aria-labelledby="offer-defaults-title">
      <Typography variant="h2" id="offer-defaults-title">
        Offers
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 6 }}>
        {mayEdit
          ? 'What every new offer starts with. You can change it in each offer, and existing offers stay as they are.'
          : 'Every new offer starts with these. You can change them in each offer. Only owners and admins can edit them here.'}
      </Typography>
      <DefaultsEditor mayEdit={mayEdit} />
    </Box>
  );
}

/** The defaults as a form, read-only for people without permission. */
function DefaultsEditor({ mayEdit }: { mayEdit: boolean }) {
  const { actor } = useSession();
  const { data: defaults, refetch } = useOfferDefaults(actor.uid);
  const save = useSaveOfferDefaults(actor.uid);
  const draft = useDraft('offer-defaults', formOf(defaults));
  const form = useDraftForm(draft, { mode: 'onBlur' });
  const show = (shown: OfferDefaults) => {
    form.reset(formOf(shown));
    draft.forget(formOf(shown));
  };
  const submit = (values: DefaultsForm) =>
    save.mutate(
      { input: inputOf(values, defaults), version: values.version },
      {
        onSuccess: (saved) => {
          show(saved);
          toast.success('Offer defaults saved.');
        },
        onError: ({ fieldErrors }) => {
          for (const [field, message] of Object.entries(fieldErrors))
            form.setError(formFieldOf(field) as keyof DefaultsForm, { type: 'server', message });
        },
      },
    );
  const lookAgain = async () => {
    const { data } = await refetch();
    if (!data) return;
    show(data);
    save.reset();
  };
  const isOutdated = save.error?.status === 412 || save.error?.status === 409;
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        aria-labelledby="offer-defaults-title"
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
        sx={{ display: 'grid', gap: 5, maxWidth: 640 }}
      >
        <DraftNote draft={draft} onDiscard={(saved) => form.reset(saved)} />
        <Box component="fieldset" disabled={!mayEdit} sx={fields}>
          <DefaultsFields />
        </Box>
        <FaultSummary order={fieldOrder} before="save" otherFault={save.error?.message} />
        {mayEdit && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <SubmitButton busy={save.isPending}>Save defaults</SubmitButton>
            {isOutdated && <Button onClick={() => void lookAgain()}>Show the current ones</Button>}
          </Box>
        )}
      </Box>
    </FormProvider>
  );
}

/** Read-only users can't add or remove rows. */
const fields = {
  ...{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 8 },
  '&:disabled button:not([role])': { display: 'none' },
} as const;

/** Your own brand's defaults for new offers, and how to refetch them. Suspends. */
const useOfferDefaults = (uid: string) => useSuspenseQuery(offerDefaultsQuery(uid));

/** Replaces the defaults, unless someone has changed them since `version`. */
function useSaveOfferDefaults(uid: string) {
  const queries = useQueryClient();
  return useMutation<OfferDefaults, ProblemError, { input: OfferDefaultsInput; version: number }>({
    mutationFn: ({ input, version }) =>
      call('PUT /api/v1/offer-defaults', { body: input, header: { 'If-Match': `"${version}"` } }),
    onSuccess: (saved) => queries.setQueryData(offerDefaultsQuery(uid).queryKey, saved),
  });
}
