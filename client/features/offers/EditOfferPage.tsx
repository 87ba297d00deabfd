import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useNavigate, useParams } from 'react-router';
import { offerQuery, useChangeOffer } from '../../api/offers';
import { paths } from '../../app/paths';
import { useDraft } from '../../shell/drafts/use-draft';
import { PageSkeleton } from '../../ui/skeletons';
import { toast } from '../../ui/toast';
import { OfferEditor } from './OfferEditor';
import { formOf, toNewOffer } from './offer-form';

/** Edits an offer and its upcoming times. Existing agreements don't change. */
export function EditOfferPage() {
  const { id = '' } = useParams();
  return (
    <Suspense fallback={<PageSkeleton shape="form" />}>
      <Editor key={id} id={id} />
    </Suspense>
  );
}

function Editor({ id }: { id: string }) {
  const { data: offer } = useSuspenseQuery(offerQuery(id));
  const draft = useDraft(`offer:${id}`, formOf(offer, 'with-times'));
  const change = useChangeOffer(id);
  const navigate = useNavigate();
  return (
    <OfferEditor
      title="Edit the offer"
      lead="Collabs already requested keep what was agreed. You can’t remove booked times."
      draft={draft}
      refusal={change.error}
      busy={change.isPending}
      save="Save changes"
      onSave={(form, onError) => {
        const { draft: _, ...input } = toNewOffer(form);
        change.mutate(input, {
          onSuccess: () => {
            draft.forget();
            toast.success('Saved.');
            void navigate(paths.brand.offer(id));
          },
          onError,
        });
      }}
    />
  );
}
