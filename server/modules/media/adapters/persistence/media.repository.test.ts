import { mediaRepositoryContract, uploadRepositoryContract } from '../../ports/repositories.contract.js';
import { InMemoryMediaRepository, InMemoryUploadRepository } from './in-memory-repositories.js';

describe('files in memory', () =>
  mediaRepositoryContract(async () => {
    const uploads = new InMemoryUploadRepository();
    const media = new InMemoryMediaRepository(uploads);
    const told = async (name: string) => media.events.filter((event) => event.name === name).length;
    return { media, uploads, told };
  }));

describe('uploads in memory', () => uploadRepositoryContract(async () => new InMemoryUploadRepository()));
