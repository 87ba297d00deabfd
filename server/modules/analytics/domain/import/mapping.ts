import { byName } from '../../../../contract/rules/by-name.js';
import { type PieceMetric, pieceMetricIds } from '../../../../contract/metrics.js';
import { type ColumnLook, shareOf } from '../../../../contract/rules/tables/column-look.js';
import { headerKey } from '../../../../contract/rules/tables/header.js';
import { type FieldTaste, proposeColumns as propose } from '../../../../contract/rules/tables/propose-columns.js';
import { isDayText } from '../../../../contract/rules/tables/table-day.js';
import { isNow, postIn } from './lifetime.js';
import { postWords } from './post-words.js';

export const metricsFields = ['post', 'takenAt', ...pieceMetricIds] as const;
export type MetricsField = 'post' | 'takenAt' | PieceMetric;

/** Each field's column, from 0; null if the table has none. */
export type MetricsMapping = Readonly<Record<MetricsField, number | null>>;

const bareVideoId = /^[\w-]{11}$/;

/** Columns in which YouTube Studio gives only video ids. */
const idHeaders = new Set([
  'content',
  'video id',
  'videoid',
  'inhalte',
  'inhalt',
  'contenu',
  'contenido',
  'contenuti',
  'conteudo',
]);

/** Whether such a column contains only ids. */
export const holdsIds = (header: string | undefined): boolean => idHeaders.has(headerKey(header ?? ''));

const likePosts = ({ values }: ColumnLook) =>
  shareOf(values, (value) => postIn(value) !== null || bareVideoId.test(value));
const addresses = ({ values }: ColumnLook) => shareOf(values, (value) => postIn(value) !== null);
const likeDays = ({ values }: ColumnLook) => shareOf(values, (value) => isDayText(value) || isNow(value));
const likeCounts = ({ numbers }: ColumnLook) => numbers;

const tastes: Record<MetricsField, FieldTaste> = {
  post: {
    words: postWords.post,
    fits: likePosts,
    byLook: true,
    isCertain: (look) => addresses(look) > 0,
    isNeeded: true,
  },
  takenAt: { words: postWords.takenAt, fits: likeDays, least: [0, 0.5] },
  ...byName(pieceMetricIds, (id) => ({ words: postWords[id], fits: likeCounts, least: [0, 0.5] }) satisfies FieldTaste),
};

/** Columns that count something else: rates, averages, changes, durations. */
const counts =
  /%|\b(rate|rates|per|average|avg|duration|publish|published|change|growth|taux|quote|tasa|tasso|taxa|moyenne|durchschnittliche)\b/;

/** Guesses which column holds which field, from its header and its values. */
export function proposeColumns(headers: readonly string[], sample: readonly (readonly string[])[]): MetricsMapping {
  const isAside = headers.map((header) => counts.test(headerKey(header)));
  const named = headers.map((header, column) => (isAside[column] ? 'aside' : header));
  const looked = sample.map((row) => row.map((cell, column) => (isAside[column] ? '' : cell)));
  const found = propose(tastes, named, looked);
  return byName(metricsFields, (field) => found[field] ?? null);
}
