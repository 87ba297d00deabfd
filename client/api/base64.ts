const atOnce = 0x80_00;

/** The bytes of a file in Base64, as a call carries them. */
export function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += atOnce)
    text += String.fromCharCode(...bytes.subarray(from, from + atOnce));
  return btoa(text);
}
