/** Which pictures everybody may see, signed in or not. */
export abstract class PublicPictures {
  abstract has(mediaId: string): Promise<boolean>;
}
