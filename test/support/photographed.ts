import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { box, u16, u32, u8 } from './boxes.js';
import { position } from './filmed.js';
import { secretPlace, still } from './pictures.js';

const told = `${position} ${secretPlace}`;

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="51,30.1N">${told}</rdf:Description></rdf:RDF></x:xmpmeta>`;

const exif = {
  IFD0: { ImageDescription: told },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSAreaInformation: told },
};

/** A segment right after the start of a JPEG. */
async function jpegWith(marker: number, ...content: Buffer[]): Promise<Buffer> {
  const body = Buffer.concat(content);
  const picture = await still('jpeg');
  return Buffer.concat([picture.subarray(0, 2), u8(0xff, marker), u16(body.length + 2), body, picture.subarray(2)]);
}

/** Photoshop's resource block with one IPTC record in it: the name of the place. */
const iptc = (() => {
  const record = Buffer.concat([u8(0x1c, 2, 92), u16(told.length), Buffer.from(told)]);
  return Buffer.concat([Buffer.from('Photoshop 3.0\u00008BIM'), u16(0x0404), u16(0), u32(record.length), record]);
})();

/** C2PA keeps its claims in JUMBF boxes (ISO 19566-5): one with a description and one with JSON. */
const claims = box(
  'jumb',
  box('jumd', Buffer.from('6332706100110010800000aa00389b71', 'hex'), u8(3), Buffer.from('c2pa\0')),
  box('json', Buffer.from(JSON.stringify({ 'exif:GPSLatitude': told }))),
);

/** A chunk before the pixels of a PNG. */
async function pngWith(type: string, content: Buffer): Promise<Buffer> {
  const typed = Buffer.concat([Buffer.from(type), content]);
  const picture = await still('png');
  const pixels = picture.indexOf('IDAT') - 4;
  return Buffer.concat([
    picture.subarray(0, pixels),
    u32(content.length),
    typed,
    u32(crc32(typed)),
    picture.subarray(pixels),
  ]);
}

const withExifAndXmp = async (format: 'jpeg' | 'webp' | 'png' | 'tiff'): Promise<Buffer> =>
  sharp(await still('png'))
    .withExif(exif)
    .withXmp(xmp)
    .toFormat(format)
    .toBuffer();

async function gifWithComment(): Promise<Buffer> {
  const picture = await still('gif');
  const end = picture.length - 1;
  const comment = Buffer.concat([u8(0x21, 0xfe, told.length), Buffer.from(told), u8(0)]);
  return Buffer.concat([picture.subarray(0, end), comment, picture.subarray(end)]);
}

type Photographed = Readonly<{ mimeType: string; make: () => Promise<Buffer> }>;

/** Pictures with a location, each in a different format. */
export const photographed: Readonly<Record<string, Photographed>> = {
  'Exif and XMP of a JPEG': { mimeType: 'image/jpeg', make: () => withExifAndXmp('jpeg') },
  'IPTC of a JPEG': { mimeType: 'image/jpeg', make: () => jpegWith(0xed, iptc) },
  'C2PA claims of a JPEG': {
    mimeType: 'image/jpeg',
    make: () => jpegWith(0xeb, Buffer.from('JP'), u16(1), u32(1), claims),
  },
  'a comment of a JPEG': { mimeType: 'image/jpeg', make: () => jpegWith(0xfe, Buffer.from(told)) },
  'what follows the end of a JPEG': {
    mimeType: 'image/jpeg',
    make: async () => Buffer.concat([await still('jpeg'), Buffer.from(told)]),
  },
  'Exif and XMP of a PNG': { mimeType: 'image/png', make: () => withExifAndXmp('png') },
  'XMP in the text of a PNG': {
    mimeType: 'image/png',
    make: () => pngWith('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`)),
  },
  'C2PA claims of a PNG': { mimeType: 'image/png', make: () => pngWith('caBX', claims) },
  'Exif and XMP of a WebP': { mimeType: 'image/webp', make: () => withExifAndXmp('webp') },
  'Exif and XMP of a TIFF': { mimeType: 'image/tiff', make: () => withExifAndXmp('tiff') },
  'a comment of a GIF': { mimeType: 'image/gif', make: gifWithComment },
};
