const signInMessages = {
  'wrong-password':
    "Incorrect account password! Please check your details and try again, or select 'Having trouble logging in?' below.",
  'user-not-found': "No account found with this email. Please check your email or sign up if you're a new user.",
  'invalid-email': 'The email address entered is not valid. Please check and try again.',
  'too-many-requests': 'Too many failed attempts. Please try again later or reset your password.',
  'user-disabled': 'This account has been disabled. Please contact support at {email}.',
} as const;
type SignInFailure = keyof typeof signInMessages;

/**
 * The message for a failed password sign-in.
 * @param failure the last part of the problem's code, such as `wrong-password`; anything else gets the general text
 * @param supportEmail used where the text asks the user to write to us
 */
export function signInMessage(failure: string, supportEmail: string): string {
  const text = Object.hasOwn(signInMessages, failure)
    ? signInMessages[failure as SignInFailure]
    : 'Login Failed! Please check your password or contact {email}.';
  return text.replace('{email}', () => supportEmail);
}
