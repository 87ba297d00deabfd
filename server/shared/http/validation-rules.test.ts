import { IsInt, IsString, MaxLength } from 'class-validator';
import { DomainError } from '../kernel/index.js';
import { PartOf } from './field-rules.js';
import { inputPipe } from './validation.js';

class Place {
  @IsString()
  city!: string;
}
class Named {
  @MaxLength(3)
  name!: string;
}
class Visit extends Named {
  @IsInt()
  guests!: number;
  @PartOf(Place)
  place!: Place;
}

const pipe = inputPipe();
const take = (value: unknown, metatype: new () => object = Visit): Promise<unknown> =>
  pipe.transform(value, { type: 'body', metatype });
const wrongFields = async (value: unknown, metatype?: new () => object) => {
  const error: unknown = await take(value, metatype).catch((thrown: unknown) => thrown);
  return error instanceof DomainError ? Object.keys(error.details['errors'] as object) : [];
};

it('holds the rules of a class, its parent and its parts, the first time and every other', async () => {
  for (let time = 0; time < 3; time++) {
    expect(await take({ name: 'Ada', guests: 2, place: { city: 'leeds' } })).toBeInstanceOf(Visit);
    expect(await wrongFields({ name: 'Adam', guests: 'two', place: { city: 3, zip: 'x' } })).toEqual(
      expect.arrayContaining(['name', 'guests', 'place.city', 'place.zip']),
    );
  }
});

it.each([[[]], [[{ city: 'leeds' }]], ['leeds'], [7], [null]])('takes one object as a part, not %j', async (place) => {
  expect(await wrongFields({ name: 'Ada', guests: 2, place })).toEqual(['place']);
});

it('knows of a rule that is added to a parent after its child was checked', async () => {
  class Parent {}
  class Child extends Parent {
    @IsInt()
    guests!: number;
  }
  expect(await wrongFields({ guests: 1, note: 'late' }, Child)).toEqual(['note']);
  IsString()(Parent.prototype, 'note');
  expect(await wrongFields({ guests: 1, note: 'late' }, Child)).toEqual([]);
  expect(await wrongFields({ guests: 1, note: 7 }, Child)).toEqual(['note']);
});

it('keeps two classes apart that have a field of the same name', async () => {
  class Other {
    @IsString()
    guests!: string;
  }
  expect(await wrongFields({ guests: 'two' }, Other)).toEqual([]);
  expect(await wrongFields({ guests: 'two' }, Visit)).toContain('guests');
});
