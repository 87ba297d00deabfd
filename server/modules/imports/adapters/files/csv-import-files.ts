import { ImportFiles, type ImportTable, type RejectsFile } from '../../ports/import-files.js';
import { CsvImportTable } from './csv-import-table.js';
import { CsvRejectsFile } from './csv-rejects-file.js';

export class CsvImportFiles extends ImportFiles {
  open(file: string): Promise<ImportTable> {
    return CsvImportTable.open(file);
  }

  rejectsTo(file: string, header: readonly string[]): RejectsFile {
    return new CsvRejectsFile(file, header);
  }
}
