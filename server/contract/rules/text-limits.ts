/** A text's length limits, ignoring surrounding spaces, and the error message. */
export type TextLimit = Readonly<{ least: number; most: number; says: string }>;

const limit = (least: number, most: number, says: string): TextLimit => ({ least, most, says });

/** Shared by client-side and server-side validation. */
export const textLimits = {
  guestName: limit(1, 100, 'Please enter your guest’s name (up to 100 characters).'),
  personName: limit(1, 100, 'Please enter your name (up to 100 characters).'),
  passkeyName: limit(1, 60, 'Please give your passkey a name (up to 60 characters).'),
  brandName: limit(1, 100, 'Please enter the name of your brand (up to 100 characters).'),
  leadCompany: limit(1, 100, 'Please enter your company’s name (up to 100 characters).'),
  companyName: limit(1, 100, 'Please enter a name of at most 100 characters.'),
  companyAbout: limit(0, 4_000, 'The text can have at most 4,000 characters.'),
} as const;

/** An error message if the text is invalid, otherwise true. */
export function checkText({ least, most, says }: TextLimit, value: unknown): true | string {
  const { length } = String(value).trim();
  return (length >= least && length <= most) || says;
}
