import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ProblemError } from '../../api/client';
import { companyQuery, venuesQuery, offerDefaultsQuery } from '../../api/company';
import { offerQuery, useMakeOffer } from '../../api/offers';
import { paths } from '../../app/paths';
import { useDraft } from '../../shell/drafts/use-draft';
import { useSession } from '../../shell/session/session-context';
import { PageSkeleton } from '../../ui/skeletons';
import { TextLink } from '../../ui/TextLink';
import { toast } from '../../ui/toast';
import { OfferEditor } from './OfferEditor';
import { formOf, type OfferForm, startOf, toNewOffer } from './offer-form';

/** A new offer: prefilled with the brand's defaults, or with `?from=` from another one, without its times. */
export function NewOfferPage() {
  const [search] = useSearchParams();
  const { actor } = useSession();
  const from = search.get('from');
  return (
    <Suspense fallback={<PageSkeleton shape="form" />}>
      {from ? <CopyOf key={from} id={from} /> : <FromDefaults key={actor.uid} uid={actor.uid} />}
    </Suspense>
  );
}

function CopyOf({ id }: { id: string }) {
  const { data: offer } = useSuspenseQuery(offerQuery(id));
  return <NewOffer name={`offer:copy-of-${id}`} initial={formOf(offer, 'without-times')} />;
}

function FromDefaults({ uid }: { uid: string }) {
  const [{ data: defaults }, { data: venues }, { data: company }] = useSuspenseQueries({
    queries: [offerDefaultsQuery(uid), venuesQuery(uid), companyQuery(uid)],
  });
  const link = <TextLink to={paths.brand.offerDefaults(uid)}>your offer defaults</TextLink>;
  return (
    <NewOffer name="offer:new" initial={startOf(defaults, venues, company)}>
      {defaults.version > 0 ? <>It starts with {link}.</> : <>You can save what you always ask for in {link}.</>}
    </NewOffer>
  );
}

type NewOfferProps = Readonly<{
  /** Of its draft. */
  name: string;
  initial: OfferForm;
  /** The form's initial values. */
  children?: ReactNode;
}>;

function NewOffer({ name, initial, children }: NewOfferProps) {
  const draft = useDraft(name, initial);
  const makeOffer = useMakeOffer();
  const navigate = useNavigate();
  const make = (unpublished: boolean) => (form: OfferForm, onError: (problem: ProblemError) => void) =>
    makeOffer.mutate(toNewOffer(form, unpublished), {
      onSuccess: ({ id }) => {
        draft.forget();
        toast.success(
          unpublished
            ? 'Saved as a draft. Only your team can see it.'
            : 'Published. Creators can see your offer in their feed now.',
        );
        void navigate(paths.brand.offer(id));
      },
      onError,
    });
  return (
    <OfferEditor
      title="Create an offer"
      lead={
        <>
          Say what you’re giving, what you’d like in return, and when creators can come. You answer each request
          yourself. {children}
        </>
      }
      draft={draft}
      refusal={makeOffer.error}
      busy={makeOffer.isPending}
      save="Publish offer"
      onSave={make(false)}
      onKeepDraft={make(true)}
    />
  );
}
