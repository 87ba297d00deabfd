export const table = 'users';
