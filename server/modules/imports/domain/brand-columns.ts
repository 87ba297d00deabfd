import { type ColumnLook, shareOf } from '../../../contract/rules/tables/column-look.js';
import { headerWords } from '../../../contract/rules/tables/header.js';
import { isNumeric } from '../../../contract/rules/tables/number-text.js';
import { otherWords, peopleWords } from '../../../contract/rules/tables/people-words.js';
import { type FieldTaste, proposeColumns } from '../../../contract/rules/tables/propose-columns.js';
import { emailIn } from './email-in.js';
import { importErrors } from './import.errors.js';
import { columnSaid } from './mapping.js';

export const brandFields = ['name', 'email', 'city', 'category', 'website'] as const;
export type BrandField = (typeof brandFields)[number];

/** The column of each field, from 0. */
export type BrandMapping = Readonly<Partial<Record<BrandField, number>>>;

/** Required for a brand. */
export const neededOfBrands = ['name', 'email', 'city', 'category'] as const;
export type NeededOfBrands = (typeof neededOfBrands)[number];
export type FullBrandMapping = BrandMapping & Readonly<Record<NeededOfBrands, number>>;

const isEmail = (value: string) => emailIn(value) !== null;
const likeEmails = ({ values }: ColumnLook) => shareOf(values, isEmail);
const likeWords = ({ values }: ColumnLook) => shareOf(values, (value) => !isNumeric(value) && !isEmail(value));
const likeSites = ({ values }: ColumnLook) =>
  shareOf(values, (value) => /^(https?:\/\/)?[\w-]+(\.[\w-]+)+(\/|$)/i.test(value));

const tastes = {
  name: {
    words: headerWords(
      `name, brand, brand name, business, business name, company, company name, client, client name, trading name, venue, venue title,
       brand title, restaurant, hotel, nom, nom de l'entreprise, entreprise, société, enseigne, nombre, empresa, firma, unternehmen, nome,
       azienda, nazwa, nazwa firmy, название, компания, اسم الشركة, الشركة, الاسم, şirket, şirket adı, firma adı, 会社名, 店名, 名前, 회사명, 상호, 이름`,
      'name, company, brand',
    ),
    fits: likeWords,
    isNeeded: true,
  },
  email: {
    words: peopleWords.email,
    fits: likeEmails,
    least: [0.01, 0.5],
    isCertain: (look) => likeEmails(look) >= 0.8,
    isNeeded: true,
  },
  city: { words: peopleWords.city, fits: likeWords, isNeeded: true },
  category: {
    words: headerWords(
      `category, categories, industry, sector, type, business type, catégorie, secteur, categoría, sector, kategorie, branche, categoria,
       settore, setor, kategoria, branża, категория, отрасль, الفئة, القطاع, kategori, sektör, カテゴリ, カテゴリー, 業種, 카테고리, 업종`,
      'category, industry, sector, type',
    ),
    fits: likeWords,
    isNeeded: true,
  },
  website: {
    words: headerWords(
      `website, web site, site, url, homepage, home page, web, site web, sitio web, página web, webseite, internetseite, sito, sito web,
       strona, strona www, сайт, веб-сайт, الموقع, موقع, web sitesi, ウェブサイト, ホームページ, 웹사이트, 홈페이지`,
      'website, web, url, site',
    ),
    fits: likeSites,
    least: [0, 0.3],
  },
} as const satisfies Record<BrandField, FieldTaste>;

/** Typical headers of such tables. */
export const brandWords = [...Object.values(tastes).map(({ words }) => words), otherWords];

/**
 * Guesses which column holds which field, overridden by the user: numbers from 1 or headers; empty for none.
 * @throws profiles/no-such-column
 */
export function brandMappingOf(
  headers: readonly string[],
  sample: readonly (readonly string[])[],
  said: Readonly<Partial<Record<BrandField, string>>>,
): BrandMapping {
  const chosen = Object.entries(said).map(([field, column]) => [field, columnSaid(field, column, headers)]);
  return { ...proposeColumns(tastes, headers, sample), ...(Object.fromEntries(chosen) as BrandMapping) };
}

/** What the user must choose before anything can be imported. */
export const missingOfBrands = (mapping: BrandMapping): NeededOfBrands | null =>
  neededOfBrands.find((field) => mapping[field] === undefined) ?? null;

const isFull = (mapping: BrandMapping): mapping is FullBrandMapping => missingOfBrands(mapping) === null;

/** @throws profiles/column-needed */
export function checkFull(mapping: BrandMapping): FullBrandMapping {
  if (!isFull(mapping)) throw importErrors.columnNeeded(missingOfBrands(mapping) ?? 'name');
  return mapping;
}
