import type { BrandCategory } from '../../../server/contract/lists/brands';
import type { ContentType, DeliverableType } from '../../../server/contract/lists/collab';
import AskDto from '../../api/limits/AskDto.json';
import limits from '../../api/limits/OfferDefaultsInput.json';
import UsageRightsDto from '../../api/limits/UsageRightsDto.json';
import type { NewOffer, Offer, OfferKind } from '../../api/offers';
import { text, whole } from '../form-checks';
import type { RightsChannel } from '../rights-words';

type Rights = Readonly<{ channels: RightsChannel[]; months: number }>;

/** The fields shared by an offer and a brand's offer defaults, as form values. Numbers are strings while typing. */
export type TermsForm = {
  kind: OfferKind;
  asks: { type: DeliverableType; contentType: ContentType; count: string }[];
  brief: string;
  category: BrandCategory | '';
  guests: string;
  contentDueDays: string;
  rights: Rights;
  /** One of the brand's venues; empty for another place. */
  venueId: string;
  /** Sent to the influencer, without a visit. */
  shipped: boolean;
};

type Terms = Pick<Offer, 'kind' | 'asks' | 'brief' | 'guests' | 'contentDueDays' | 'rights' | 'venueId' | 'shipped'> &
  Readonly<{ category: BrandCategory | null }>;

export const newAsk: TermsForm['asks'][number] = { type: 'reel', contentType: 'video', count: '1' };

/** For offers from before rights were asked for. */
const usualRights: Rights = { channels: ['own-social'], months: 12 };

/** Converts an offer, or the defaults, from the API into form values. */
export const termsFormOf = (terms: Terms): TermsForm => ({
  kind: terms.kind,
  asks: terms.asks.map((ask) => ({ ...ask, count: String(ask.count) })),
  brief: terms.brief,
  category: terms.category ?? '',
  guests: String(terms.guests),
  contentDueDays: String(terms.contentDueDays),
  rights: terms.rights ?? usualRights,
  venueId: terms.venueId ?? '',
  shipped: terms.shipped,
});

/** Converts form values for the API. */
export const termsIn = (form: TermsForm) =>
  ({
    kind: form.kind,
    asks: form.asks.map((ask) => ({ ...ask, count: Number(ask.count) })),
    brief: form.brief.trim(),
    guests: Number(form.guests),
    contentDueDays: Number(form.contentDueDays),
    rights: form.rights,
    shipped: form.shipped,
  }) satisfies Partial<NewOffer>;

const months = whole(UsageRightsDto.months);

/** Validated on blur; the server checks again. */
export const termsChecks = {
  count: whole(AskDto.count),
  brief: text(limits.brief),
  guests: whole(limits.guests),
  contentDueDays: whole(limits.contentDueDays),
  places: whole(limits.places),
  rights: (rights: Rights) =>
    rights.channels.length === 0 ? 'Please choose where you would like to use the content.' : months(rights.months),
};
