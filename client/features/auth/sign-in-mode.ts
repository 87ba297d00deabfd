/** The mode stands behind the address's hash, so that the page's own address stays and going back works. */
export const passwordHash = '#password';
