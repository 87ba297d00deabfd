/** "?uid=…&section=…": a section of someone's page, or without one the page's default. */
export const sectionSearch = (uid: string, section?: string): string =>
  `?${new URLSearchParams({ uid, ...(section && { section }) }).toString()}`;
