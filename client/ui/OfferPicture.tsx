import type { BrandCategory } from '../../server/contract/lists/brands';
import { OfferCover } from './offer-cover/OfferCover';
import { Photo } from './Photo';

type OfferPictureProps = {
  offer: Readonly<{ id: string; category: BrandCategory; photoPath: string | null }>;
  ratio: 'people' | 'venue' | 'square';
  sizes?: string;
};

/** The offer's own photo; until it has one, the printed cover of its category. The title beside it says what it shows. */
export function OfferPicture({ offer, ratio, sizes }: OfferPictureProps) {
  const { id, category, photoPath } = offer;
  if (photoPath) return <Photo filePath={photoPath} alt="" ratio={ratio} sizes={sizes} />;
  return <OfferCover id={id} category={category} ratio={ratio} />;
}
