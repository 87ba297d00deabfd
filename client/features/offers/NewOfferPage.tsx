import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ProblemError } from '../../api/client';
import { offerQuery, useMakeOffer } from '../../api/offers';
import { paths } from '../../app/paths';
import { PageSkeleton } from '../../ui/Skeletons';
import { toast } from '../../ui/toast';
import { OfferEditor } from './OfferEditor';
import { emptyOffer, formOf, type OfferForm, toNewOffer } from './offer-form';

/** A new offer: from nothing, or with `?from=` from another one, whose times do not go along. */
export function NewOfferPage() {
  const [search] = useSearchParams();
  const from = search.get('from');
  return from ? (
    <Suspense fallback={<PageSkeleton />}>
      <CopyOf key={from} id={from} />
    </Suspense>
  ) : (
    <NewOffer initial={emptyOffer} />
  );
}

function CopyOf({ id }: { id: string }) {
  const { data: offer } = useSuspenseQuery(offerQuery(id));
  return <NewOffer initial={formOf(offer, 'without-times')} />;
}

function NewOffer({ initial }: { initial: OfferForm }) {
  const makeOffer = useMakeOffer();
  const navigate = useNavigate();
  const make = (draft: boolean) => (form: OfferForm, onError: (problem: ProblemError) => void) =>
    makeOffer.mutate(toNewOffer(form, draft), {
      onSuccess: ({ id }) => {
        toast.success(
          draft ? 'Kept as a draft. Only you see it.' : 'Published. Influencers see your offer in their feed now.',
        );
        void navigate(paths.brand.offer(id));
      },
      onError,
    });
  return (
    <OfferEditor
      title="Make an offer"
      lead="Say what you give, what you ask for, and when there is room. You answer each request yourself."
      initial={initial}
      refusal={makeOffer.error}
      busy={makeOffer.isPending}
      save="Publish offer"
      onSave={make(false)}
      onKeepDraft={make(true)}
    />
  );
}
