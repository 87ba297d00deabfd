import { textOfPdf } from '../../test/support/pdf-text.js';
import { printedPages } from './documents.js';

test('a document has our name above it and is set in our type', async () => {
  const pdf = await printedPages('Gifts', [{ text: 'Gifts', style: 'title' }, 'Dinner for two at Café Łódź – £120']);
  expect(textOfPdf(pdf)).toBe('Gifts Dinner for two at Café Łódź – £120 Tastemaker Tastemaker · 1 of 1');
  const types = new Set(pdf.toString('latin1').match(/(?<=\/FontName \/[A-Z]{6}\+)[\w-]+/g));
  expect(types).toEqual(new Set(['BricolageGrotesque-SemiBold', 'InstrumentSans-Regular']));
});

test('a name in another script keeps its letters', async () => {
  const pdf = await printedPages('Gifts', [{ text: 'Ελένη', style: 'title' }, 'Пельменная']);
  expect(textOfPdf(pdf)).toContain('Ελένη Пельменная');
});
