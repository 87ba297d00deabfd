import { validate } from 'class-validator';
import { UploadedPicture } from './field-rules.js';

class Input {
  @UploadedPicture()
  picture?: unknown;
}

const faultsOf = async (picture: unknown) =>
  (await validate(Object.assign(new Input(), { picture }))).map(({ constraints }) => constraints);

it.each([undefined, null, '018f0000-0000-7000-8000-0000000000aa'])('an uploaded picture may be %s', async (picture) => {
  expect(await faultsOf(picture)).toEqual([]);
});

it.each(['', 'media/a', 7, {}])('an uploaded picture is not %j', async (picture) => {
  expect(await faultsOf(picture)).toEqual([{ isUuid: 'Please choose an uploaded picture.' }]);
});
