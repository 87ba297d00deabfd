/** Which pictures everybody may see, signed in or not. */
export abstract class PublicPictures {
  abstract has(mediaId: string): Promise<boolean>;

  /** Whether a media kit that everybody can open shows the file, a video among them. */
  abstract inKit(mediaId: string): Promise<boolean>;
}
