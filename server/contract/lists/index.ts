export * from './attributes.js';
export * from './availability.js';
export * from './brands.js';
export * from './collab.js';
export * from './labels.js';
export * from './option.js';
export * from './places.js';
export * from './social.js';
