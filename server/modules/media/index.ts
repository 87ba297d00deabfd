export { MediaApi, type MediaFile } from './media.api.js';
export { MediaModule } from './media.module.js';
export { MediaUses } from './ports/media-uses.js';
export { MediaViewers } from './ports/media-viewers.js';
export { PromotedPictures } from './ports/promoted-pictures.js';
export { PromisedFiles } from './ports/promised-files.js';
export { UploadPayers } from './ports/upload-payers.js';
