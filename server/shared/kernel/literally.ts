/** What it stands for in a pattern of LIKE, as itself. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
