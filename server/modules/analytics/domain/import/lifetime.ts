import { headerKey } from '../../../../contract/rules/tables/header.js';
import { readAddress } from '../../../../contract/rules/platform-address/read-address.js';

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
