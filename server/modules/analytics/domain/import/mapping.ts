import { byName } from '../../../../contract/rules/by-name.js';
import { type PieceMetric, pieceMetricIds } from '../../../../contract/metrics.js';
import { type ColumnLook, shareOf } from '../../../../contract/rules/tables/column-look.js';
import { headerKey, headerWords, type HeaderWords } from '../../../../contract/rules/tables/header.js';
import { type FieldTaste, proposeColumns as propose } from '../../../../contract/rules/tables/propose-columns.js';
import { isDayText } from '../../../../contract/rules/tables/table-day.js';
import { readAddress } from '../../../../contract/rules/platform-address/read-address.js';

export const metricsFields = ['post', 'takenAt', ...pieceMetricIds] as const;
export type MetricsField = 'post' | 'takenAt' | PieceMetric;

/** Each field's column, from 0; null if the table has none. */
export type MetricsMapping = Readonly<Record<MetricsField, number | null>>;

/** Column headers for posts, as platforms and people write them, in the languages of the platforms' exports. */
export const postWords: Record<'post' | 'takenAt' | PieceMetric, HeaderWords> = {
  post: headerWords(
    `permalink, post, post url, post link, post address, url, link, address, video, video url, video link, reel, reel link, reel url, story link,
     content, video id, permalien, lien, lien de la publication, lien de la vidéo, enlace permanente, enlace, enlace del video, videolink,
     beitragslink, inhalte, contenu, contenido, contenuti, conteúdo, link permanente, link do vídeo, link do post, link posta, ссылка,
     постоянная ссылка, ссылка на видео, الرابط, الرابط الثابت, bağlantı, kalıcı bağlantı, パーマリンク, リンク, 고유 링크, 링크`,
    'permalink, url, link, permalien, enlace',
  ),
  takenAt: headerWords(
    `date, day, as of, taken, taken at, measured, measured on, numbers of, snapshot, snapshot date, datum, stand, fecha, data, дата, التاريخ,
     tarih, 日付, 날짜`,
  ),
  reach: headerWords(
    `reach, reached, accounts reached, account reach, unique viewers, reichweite, couverture, alcance, cuentas alcanzadas, copertura, zasięg,
     охват, الوصول, erişim, リーチ, リーチしたアカウント数, 도달, 도달수`,
    'reach, reached, reichweite, couverture, alcance, copertura, охват, リーチ, 도달',
  ),
  views: headerWords(
    `views, view, plays, video views, total plays, aufrufe, vues, vues totales, visualizaciones, reproducciones, visualizzazioni,
     visualizações, wyświetlenia, просмотры, المشاهدات, görüntülenmeler, görüntüleme, izlenme, 視聴回数, 再生回数, 閲覧数, 조회수, 조회`,
    'views, plays, impressions, aufrufe, vues, visualizaciones, visualizzazioni, visualizações, просмотры, 再生, 視聴, 조회',
  ),
  likes: headerWords(
    `likes, like, hearts, reactions, likes and reactions, „gefällt mir“-angaben, gefällt mir angaben, gefällt mir, mentions j'aime, j'aime,
     me gusta, mi piace, curtidas, gostos, polubienia, отметки нравится, отметки «нравится», нравится, лайки, تسجيلات الإعجاب, الإعجابات,
     beğeniler, beğenmeler, beğeni, いいね, いいね数, 좋아요`,
    `likes, like, hearts, reactions, me gusta, j'aime, mi piace, いいね, 좋아요`,
  ),
  comments: headerWords(
    `comments, replies, comments added, kommentare, commentaires, comentarios, commenti, comentários, komentarze, комментарии, التعليقات,
     تعليقات, yorumlar, yorum, コメント, コメント数, 댓글`,
    'comments, comment, replies, kommentare, commentaires, comentarios, コメント, 댓글',
  ),
  shares: headerWords(
    `shares, sends, reposts, geteilte inhalte, geteilt, partages, compartidos, veces compartido, veces que se compartió, condivisioni,
     compartilhamentos, partilhas, udostępnienia, поделились, репосты, المشاركات, مشاركات, paylaşımlar, paylaşım, シェア, シェア数, 공유`,
    'shares, share, sends, reposts, partages, condivisioni, シェア, 공유',
  ),
  saves: headerWords(
    `saves, saved, favourites, favorites, bookmarks, add to favorites, gespeicherte beiträge, gespeichert, enregistrements, guardados,
     veces guardado, salvataggi, salvamentos, zapisane, zapisy, сохранения, عمليات الحفظ, الحفظ, kaydedilenler, kaydetmeler, kaydetme, 保存,
     保存数, 저장`,
    'saves, saved, favourites, favorites, bookmarks, guardados, 保存, 저장',
  ),
};

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

/** What platforms' exports write instead of a date for lifetime figures. */
const words = new Set(
  'lifetime,lifetime total,total,gesamte laufzeit,lebensdauer,toute la durée,durée de vie,à vie,total de la vida,siempre,de por vida,sempre,intera durata,vitalício,cały okres,за все время,за всё время,مدى الحياة,ömür boyu,全期間,전체 기간'
    .split(',')
    .map(headerKey),
); // prettier-ignore

/** Whether the numbers are current, because the cell says so instead of giving a date. */
export const isNow = (text: string): boolean => words.has(headerKey(text));

export type PostName = Readonly<{ platform: string; name: string }>;

/** A post from any form of its URL; null if it isn't a post's URL. `https://` may be missing. */
export function postIn(text: string): PostName | null {
  const found = readAddress(text);
  if (!found || 'fault' in found || !found.post?.name) return null;
  return { platform: found.platform, name: found.post.name };
}
