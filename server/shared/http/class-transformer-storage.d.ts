/** Which conversions a class asks for. class-transformer has types for it, though not where the file itself lies. */
declare module 'class-transformer/cjs/storage.js' {
  export { defaultMetadataStorage } from 'class-transformer/types/storage.js';
}
