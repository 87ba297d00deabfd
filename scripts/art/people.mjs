import * as avataaars from '@dicebear/avataaars';
import { createAvatar } from '@dicebear/core';
import { looks } from './looks.mjs';
import { palette as p } from './palette.mjs';
import { settingOf } from './settings.mjs';

const skins = ['f7d7bd', 'ebb98f', 'd59c6c', 'b67d4e', '8d5c3c', '633f2b'];
const hairs = {
  black: '221c1e',
  brown: '4a2f20',
  chestnut: '754728',
  fair: 'd0a35c',
  red: 'a94b2b',
  grey: 'bdb8b1',
  plum: '7a2e6d',
};
const clothes = {
  bottle: p.bottle, tomato: p.tomato, brass: p.brass, enamel: p.enamel, plum: p.plum, ink: '26342d', cream: 'fdf3dc', rose: 'e7b7c8', sage: '8fae9b', sky: '9db8dd', clay: 'c98262',
}; // prettier-ignore
const faces = {
  smile: ['default', 'defaultNatural', 'smile'],
  laugh: ['happy', 'defaultNatural', 'smile'],
  calm: ['default', 'defaultNatural', 'twinkle'],
  bright: ['default', 'raisedExcitedNatural', 'smile'],
  content: ['happy', 'raisedExcitedNatural', 'twinkle'],
  aside: ['side', 'defaultNatural', 'twinkle'],
};

const hex = (colour) => colour.replace('#', '').toLowerCase();

/** Portraits by handle, drawn with DiceBear from Pablo Stanley's Avataaars (free for any use). */
export const people = () =>
  Object.fromEntries(Object.entries(looks).map(([handle, look]) => [handle, portrait(handle, look)]));

function portrait(handle, look) {
  const [setting, tone, top, hair, skin, face, clothing, colour, more = {}] = look;
  const [eyes, eyebrows, mouth] = faces[face];
  const person = createAvatar(avataaars, {
    seed: handle,
    top: [top],
    topProbability: top === null ? 0 : 100,
    hairColor: [hairs[hair]],
    hatColor: [hex(clothes[more.hat ?? 'brass'])],
    skinColor: [skins[skin]],
    eyes: [eyes],
    eyebrows: [eyebrows],
    mouth: [mouth],
    nose: ['default'],
    clothing: [clothing],
    clothesColor: [hex(clothes[colour])],
    facialHair: more.beard ? [more.beard] : [],
    facialHairProbability: more.beard ? 100 : 0,
    facialHairColor: [hairs[more.beardColour ?? hair]],
    accessories: more.glasses ? [more.glasses] : [],
    accessoriesProbability: more.glasses ? 100 : 0,
    accessoriesColor: [more.glassesColour ?? '262e33'],
  }).toString();
  const placed = person.replace('<svg ', '<svg x="-150" y="30" width="1500" height="1500" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1200" viewBox="0 0 1200 1500">${settingOf(setting, tone)}${placed}</svg>`;
}
