import type { PieceMetric } from '../../../../contract/metrics.js';
import { headerWords, type HeaderWords } from '../../../../contract/rules/tables/header.js';

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
