import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { ProblemError } from '../../api/client';
import { DraftNote } from '../../shell/drafts/DraftNote';
import type { Draft } from '../../shell/drafts/use-draft';
import { useDraftForm } from '../../shell/drafts/use-draft-form';
import { PageHeader } from '../../ui/PageHeader';
import { FaultSummary } from '../../ui/offer-fields/FaultSummary';
import { SubmitButton } from '../../ui/SubmitButton';
import { OfferPreview } from './OfferPreview';
import { OfferSections } from './OfferSections';
import { fieldOrder, formFieldOf, type OfferForm } from './offer-form';

type OfferEditorProps = {
  title: string;
  lead: ReactNode;
  draft: Draft<OfferForm>;
  /** The last answer that was a refusal; its field faults are put at their fields. */
  refusal: ProblemError | null;
  busy: boolean;
  save: string;
  onSave: (form: OfferForm, onRefused: (problem: ProblemError) => void) => void;
  /** Left out where there is nothing to keep for later. */
  onKeepDraft?: (form: OfferForm, onRefused: (problem: ProblemError) => void) => void;
};

/** Where a brand writes an offer, with the ticket beside it as it grows. */
export function OfferEditor({ title, lead, draft, refusal, busy, save, onSave, onKeepDraft }: OfferEditorProps) {
  const form = useDraftForm(draft, { mode: 'onBlur' });
  const refused = ({ fieldErrors }: ProblemError) => {
    for (const [field, message] of Object.entries(fieldErrors))
      form.setError(formFieldOf(field) as keyof OfferForm, { type: 'server', message });
  };
  return (
    <FormProvider {...form}>
      <PageHeader title={title} lead={lead} />
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
          onSubmit={(event) => void form.handleSubmit((values) => onSave(values, refused))(event)}
          sx={{ display: 'grid', gap: 4 }}
        >
          <DraftNote draft={draft} onDiscard={(saved) => form.reset(saved)} />
          <OfferSections />
          <FaultSummary order={fieldOrder} before="publish" otherFault={refusal?.message} />
          <Box
            sx={{
              position: { xs: 'sticky', sm: 'static' },
              bottom: 'var(--sheet, 0px)',
              zIndex: 2,
              mx: { xs: -4, sm: 0 },
              px: { xs: 4, sm: 0 },
              py: { xs: 3, sm: 0 },
              pb: { xs: 'max(12px, env(safe-area-inset-bottom))', sm: 0 },
              bgcolor: 'background.default',
              display: 'flex',
              flexWrap: 'wrap',
              gap: 2,
            }}
          >
            <SubmitButton busy={busy} sx={{ flex: { xs: 1, sm: 'none' } }}>
              {save}
            </SubmitButton>
            {onKeepDraft && (
              <Button
                disabled={busy}
                onClick={() => void form.handleSubmit((values) => onKeepDraft(values, refused))()}
                sx={{ flex: { xs: 1, sm: 'none' } }}
              >
                Save as draft
              </Button>
            )}
          </Box>
        </Box>
        <OfferPreview />
      </Box>
    </FormProvider>
  );
}
