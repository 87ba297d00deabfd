/** Characters of the PDF's own encoding; what it has not becomes a question mark. */
const asPdfText = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '?')
    .replace(/[\\()]/g, (character) => `\\${character}`);

const pageHeight = 842;
const top = 780;
const left = 56;
const lineHeight = 20;

export type PdfLine = Readonly<{ text: string; figure?: string; bold?: boolean; size?: number }>;

const figureColumn = 480;

function drawn({ text, figure, bold = false, size = 11 }: PdfLine, at: number): string {
  const y = top - at * lineHeight;
  const font = `/${bold ? 'F2' : 'F1'} ${size} Tf`;
  const figures = figure === undefined ? '' : `BT ${font} ${figureColumn} ${y} Td (${asPdfText(figure)}) Tj ET\n`;
  return `BT ${font} ${left} ${y} Td (${asPdfText(text)}) Tj ET\n${figures}`;
}

/** A document of one A4 page: lines of text, some with a figure on the right. ISO 32000, fonts that every reader has. */
export function pdfOf(title: string, lines: readonly PdfLine[]): Buffer {
  const content = lines.map(drawn).join('');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-GB) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${pageHeight}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}endstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${asPdfText(title)}) /Producer (Test payments) >>`,
  ];
  let text = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
