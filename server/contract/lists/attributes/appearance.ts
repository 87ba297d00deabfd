import { noneOfThese, other, preferNotToSay } from '../option.js';

export const eyeColours = [
  { id: 'amber', label: 'Amber' },
  { id: 'blue', label: 'Blue' },
  { id: 'brown', label: 'Brown' },
  { id: 'green', label: 'Green' },
  { id: 'grey', label: 'Grey' },
  { id: 'hazel', label: 'Hazel' },
  other,
  preferNotToSay,
] as const;

export const hairColours = [
  { id: 'black', label: 'Black' },
  { id: 'dark-brown', label: 'Dark brown' },
  { id: 'light-brown', label: 'Light brown' },
  { id: 'blonde', label: 'Blonde' },
  { id: 'red', label: 'Red' },
  { id: 'auburn', label: 'Auburn' },
  { id: 'grey', label: 'Grey' },
  { id: 'white', label: 'White' },
  { id: 'brightly-coloured', label: 'Brightly coloured' },
  other,
  preferNotToSay,
] as const;

export const hairTypes = [
  { id: 'straight', label: 'Straight' },
  { id: 'wavy', label: 'Wavy' },
  { id: 'curly', label: 'Curly' },
  { id: 'coily', label: 'Coily' },
  { id: 'afro', label: 'Afro' },
  { id: 'braids-or-locs', label: 'Braids or locs' },
  { id: 'shaved-or-bald', label: 'Shaved or bald' },
  other,
  preferNotToSay,
] as const;

export const eyebrowShapes = [
  { id: 'arched', label: 'Arched' },
  { id: 'soft-arch', label: 'Soft arch' },
  { id: 'straight', label: 'Straight' },
  { id: 'rounded', label: 'Rounded' },
  { id: 's-shaped', label: 'S-shaped' },
  { id: 'upward', label: 'Upward' },
  other,
  preferNotToSay,
] as const;

export const lipShapes = [
  { id: 'full', label: 'Full' },
  { id: 'thin', label: 'Thin' },
  { id: 'heart-shaped', label: 'Heart-shaped' },
  { id: 'round', label: 'Round' },
  { id: 'wide', label: 'Wide' },
  { id: 'bow-shaped', label: 'Bow-shaped' },
  { id: 'heavier-upper-lip', label: 'Heavier upper lip' },
  { id: 'heavier-lower-lip', label: 'Heavier lower lip' },
  other,
  preferNotToSay,
] as const;

export const faceShapes = [
  { id: 'oval', label: 'Oval' },
  { id: 'round', label: 'Round' },
  { id: 'square', label: 'Square' },
  { id: 'heart', label: 'Heart' },
  { id: 'diamond', label: 'Diamond' },
  { id: 'oblong', label: 'Oblong' },
  { id: 'triangle', label: 'Triangle' },
  other,
  preferNotToSay,
] as const;

export const facialHair = [
  { id: 'clean-shaven', label: 'Clean-shaven' },
  { id: 'stubble', label: 'Stubble' },
  { id: 'moustache', label: 'Moustache' },
  { id: 'goatee', label: 'Goatee' },
  { id: 'short-beard', label: 'Short beard' },
  { id: 'full-beard', label: 'Full beard' },
  other,
  noneOfThese,
  preferNotToSay,
] as const;
