import { decoded } from './decoded';

const bytes = (...codes: number[]) => new Uint8Array(codes);

test.each([
  ['UTF-8', bytes(0x5a, 0x6f, 0xc3, 0xab)],
  ['Windows’ own', bytes(0x5a, 0x6f, 0xeb)],
  ['UTF-16, little end first', bytes(0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xeb, 0)],
  ['UTF-16, big end first', bytes(0xfe, 0xff, 0, 0x5a, 0, 0x6f, 0, 0xeb)],
])('a file in %s is read', (_, file) => expect(decoded(file)).toBe('Zoë'));
