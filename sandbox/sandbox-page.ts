type Frame = Readonly<{ title: string; className: string; skipTo: Readonly<{ id: string; label: string }> }>;

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });

/** A formatted time on a page of the sandbox. */
export const timeOn = (at: Date): string => `<time datetime="${at.toISOString()}">${when.format(at)} UTC</time>`;

/** A page of the sandbox around its header and main part, which are HTML, as is `title`. */
export const sandboxPage = ({ title, className, skipTo }: Frame, content: string): string => `<!doctype html>
<html lang="en-GB">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title>${title}</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/sandbox/mailbox.css">
</head>
<body class="${className}">
  <a class="skip" href="#${skipTo.id}">${skipTo.label}</a>
${content}
</body>
</html>
`;
