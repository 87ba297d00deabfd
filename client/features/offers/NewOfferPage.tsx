import Box from '@mui/material/Box';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useMakeOffer } from '../../api/offers';
import { paths } from '../../app/paths';
import { PageHeader } from '../../ui/PageHeader';
import { SubmitButton } from '../../ui/SubmitButton';
import { toast } from '../../ui/toast';
import { FaultSummary } from './FaultSummary';
import { OfferPreview } from './OfferPreview';
import { OfferSections } from './OfferSections';
import { emptyOffer, formFieldOf, type OfferForm, toNewOffer } from './offer-form';

/** Where a brand writes an offer, with the ticket beside it as it grows. */
export function NewOfferPage() {
  const form = useForm<OfferForm>({ defaultValues: emptyOffer, mode: 'onBlur' });
  const makeOffer = useMakeOffer();
  const navigate = useNavigate();
  const publish = (values: OfferForm) =>
    makeOffer.mutate(toNewOffer(values), {
      onSuccess: ({ id }) => {
        toast.success('Published. Influencers see your offer in their feed now.');
        void navigate(paths.brand.offer(id));
      },
      onError: ({ fieldErrors }) => {
        for (const [field, message] of Object.entries(fieldErrors)) {
          form.setError(formFieldOf(field) as keyof OfferForm, { type: 'server', message });
        }
      },
    });
  return (
    <FormProvider {...form}>
      <PageHeader
        title="Make an offer"
        lead="Say what you give, what you ask for, and when there is room. You answer each request yourself."
      />
      <Box
        sx={{
          display: 'grid',
          gap: 6,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
        }}
      >
        <Box
          component="form"
          noValidate
          aria-label="Offer"
          onSubmit={(event) => void form.handleSubmit(publish)(event)}
          sx={{ display: 'grid', gap: 4 }}
        >
          <OfferSections />
          <FaultSummary otherFault={makeOffer.error?.message} />
          <Box
            sx={{
              position: { xs: 'sticky', sm: 'static' },
              bottom: 0,
              zIndex: 2,
              mx: { xs: -4, sm: 0 },
              px: { xs: 4, sm: 0 },
              py: { xs: 3, sm: 0 },
              pb: { xs: 'max(12px, env(safe-area-inset-bottom))', sm: 0 },
              bgcolor: 'background.default',
            }}
          >
            <SubmitButton busy={makeOffer.isPending} sx={{ width: { xs: '100%', sm: 'auto' } }}>
              Publish offer
            </SubmitButton>
          </Box>
        </Box>
        <OfferPreview />
      </Box>
    </FormProvider>
  );
}
