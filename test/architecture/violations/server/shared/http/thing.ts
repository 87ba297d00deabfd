export const tooMuch = 1;
