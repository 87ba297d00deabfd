import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import type { ProblemError } from '../../api/client';
import { DraftNote } from '../../shell/drafts/DraftNote';
import type { Draft } from '../../shell/drafts/use-draft';
import { useDraftForm } from '../../shell/drafts/use-draft-form';
import { PageHeader } from '../../ui/PageHeader';
import { FaultSummary } from '../../ui/offer-fields/FaultSummary';
import { SubmitButton } from '../../ui/SubmitButton';
import { AskForPhoto } from './form-parts';
import { OfferSections } from './OfferSections';
import { fieldOrder, formFieldOf, type OfferForm } from './offer-form';
import Typography from '@mui/material/Typography';
import { cityLabel } from '../../../server/contract/lists/labels';
import { useSession } from '../../shell/session/session-context';
import { asksInWords } from '../../ui/asks';
import { Money } from '../../ui/Money';
import { exactTime } from '../../ui/RelativeTime';
import { Ticket } from '../../ui/Ticket';
import { coverFacts, visitFacts } from '../../ui/visit-facts';
import { OfferPicture } from '../../ui/OfferPicture';
import { momentOf } from '../../../server/contract/rules/london-time';
import { penceOf } from '../../../server/contract/rules/money';
import { beforeApproval } from '../../../server/contract/terms';

type OfferEditorProps = {
  title: string;
  lead: ReactNode;
  draft: Draft<OfferForm>;
  /** The last rejected response; its errors are shown at their fields. */
  refusal: ProblemError | null;
  busy: boolean;
  save: string;
  onSave: (form: OfferForm, onRefused: (problem: ProblemError) => void) => void;
  /** Omitted if it can't be saved as a draft. */
  onKeepDraft?: (form: OfferForm, onRefused: (problem: ProblemError) => void) => void;
};

/** The offer form, with a live preview of the ticket next to it. */
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
          <AskForPhoto />
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

/** A live preview of the ticket as influencers will see it. */
function OfferPreview() {
  const { actor } = useSession();
  const { control } = useFormContext<OfferForm>();
  const form = useWatch({ control }) as OfferForm;
  const { title, value, covers, tip, asks, venue, city, category, shipped, photoPath, times } = form;
  const moments = times.flatMap((time) => momentOf(time) ?? []).sort((one, other) => one.getTime() - other.getTime());
  return (
    <Box component="section" aria-label="Preview" sx={{ position: 'sticky', top: 88, display: 'grid', gap: 3 }}>
      <Typography variant="subtitle2" component="h2" sx={{ color: 'text.secondary' }}>
        As creators will see it
      </Typography>
      <Ticket
        title={title.trim() || 'Your offer'}
        subtitle={`${actor.name}${city ? `, ${cityLabel(city)}` : ''}`}
        media={<OfferPicture offer={{ id: actor.uid, category: category || 'other', photoPath }} ratio="venue" />}
        mediaPlace="cover"
        facts={[
          { label: 'Value', value: <Money pence={penceOf(value)} /> },
          ...(shipped ? [] : coverFacts({ ...form, coversPence: penceOf(covers), tip: tip || null })),
          {
            label: 'Content',
            value: asksInWords(asks.map((ask) => ({ ...ask, count: Number(ask.count) || 0 }))) || 'N/A',
          },
          ...(shipped
            ? [{ label: 'Delivery', value: 'By post' }]
            : [
                { label: 'Where', value: venue.trim() || 'N/A' },
                ...visitFacts(beforeApproval(form)),
                { label: 'First time', value: exactTime(moments[0]) },
                { label: 'Times', value: moments.length },
              ]),
        ]}
      />
    </Box>
  );
}
