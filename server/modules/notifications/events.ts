/** Notifications tell people, and nobody else. */
export {};
