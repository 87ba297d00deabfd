import { picturesContract } from '../../ports/pictures.contract.js';
import { SharpPictures } from './sharp-pictures.js';

describe('pictures by libvips', () => picturesContract(() => new SharpPictures()));
