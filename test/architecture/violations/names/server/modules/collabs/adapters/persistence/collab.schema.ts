import { CollabFiles } from '../../ports/collab-files.js';
export const CollabSchema = { tableName: 'Collabs' };
export class DiskStore extends CollabFiles {}
