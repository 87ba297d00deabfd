/** A profile that shows a file; `open` as long as everybody may see the profile. */
export type Showing = Readonly<{ profileUid: string; open: boolean }>;

/** Which files profiles show, signed in or not. */
export abstract class PublicPictures {
  /** The profiles whose picture it is or whose work it is among, those that everybody may see first, 20 at most. */
  abstract shownBy(mediaId: string): Promise<readonly Showing[]>;

  /** Whether a media kit that everybody can open shows the file, a video among them. */
  abstract inKit(mediaId: string): Promise<boolean>;
}
