/** Which conversions a class declares. class-transformer's types don't cover this file's location. */
declare module 'class-transformer/cjs/storage.js' {
  export { defaultMetadataStorage } from 'class-transformer/types/storage.js';
}
