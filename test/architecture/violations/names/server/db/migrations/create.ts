export const up = '';
