/** Which conversions a class asks for. class-transformer has types for it, though not for this file's location. */
declare module 'class-transformer/cjs/storage.js' {
  export { defaultMetadataStorage } from 'class-transformer/types/storage.js';
}
