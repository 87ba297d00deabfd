export { MediaApi, type MediaFile } from './media.api.js';
export { MediaModule } from './media.module.js';
export { MediaViewers } from './ports/media-viewers.js';
