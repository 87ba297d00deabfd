export { MediaApi, type MediaFile } from './media.api.js';
export { MediaModule } from './media.module.js';
export { MediaUses, MediaViewers, PromisedFiles, PromotedPictures, UploadPayers } from './ports/neighbours.js';
