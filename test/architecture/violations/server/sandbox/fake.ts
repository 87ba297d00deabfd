export const fake = true;
