import { parse as parseQuery } from 'node:querystring';
import { ValidationPipe } from '@nestjs/common';
import { Exclude, Expose, Transform, Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsDate,
  IsDefined,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  registerDecorator,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IfGiven } from './field-rules.js';
import { type InputClass, quickInput } from './validation.js';

class Named {
  @IsString()
  @Length(1, 5)
  name!: string;
}
class Visit extends Named {
  @IfGiven()
  @IsObject()
  context?: object;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(2)
  @IsString({ each: true })
  words?: string[];
  @IsOptional()
  @IsUUID('7')
  id?: string;
  @ValidateIf(({ words }: Visit) => words !== undefined)
  @IsDefined()
  guests: unknown = 2;
  @IsInt({ validateIf: ({ guests }) => guests !== 'few' })
  most = 4;
  @Allow()
  note: unknown;
}
class Whole {
  @IsOptional()
  @IsString()
  name?: string;
}
class Numbered {
  @IfGiven()
  @Type(() => Number)
  @IsInt()
  guests: number = 4;
  @IfGiven()
  @Type(() => Boolean)
  @IsBoolean()
  indoors?: boolean;
}
class Trimmed {
  @Transform(({ value }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @Length(1, 5)
  name!: string;
  @Type(() => String)
  @Transform(({ value, key, obj }) => (value === '2' ? `${key} ${Object.keys(obj as object).length}` : value))
  @Transform(({ value }) => (value === 'guests 1' ? undefined : value))
  @IsOptional()
  guests?: unknown;
}
class Dated {
  @Type(() => Date)
  @IsDate()
  name!: Date;
}
class Sometimes {
  @Transform(({ value }) => value, { groups: ['never'] })
  @IsString()
  name!: string;
}
class Exposed {
  @Expose({ name: 'called' })
  @IsString()
  name!: string;
}
class Hidden {
  @Exclude()
  @IsString()
  name!: string;
}
class Party {
  @ValidateNested()
  host!: Named;
}
class Ruleless {
  name?: string;
}
class Undeclared extends Named {
  secret = 'x';
}
class WithMethod extends Named {
  greet(): string {
    return this.name;
  }
}
class Later {
  name!: string;
}
registerDecorator({
  propertyName: 'name',
  target: Later,
  validator: { validate: async (value) => value === 'Ada' },
});

const quickly = [Visit, Whole, Undeclared, WithMethod, Numbered, Trimmed];
const theWholeWay = [Dated, Sometimes, Exposed, Hidden, Party, Ruleless];

const gap = Object.assign([], { 0: 'a', 2: 'c' });
class Guest {
  name = 'Ada';
}
const inputs: unknown[] = [
  ...[{}, [], null, undefined, 'Ada', 7, [{ name: 'Ada' }], Buffer.from('Ada'), new Date(0), new Guest()],
  ...[{ name: 'Ada' }, { name: '' }, { name: 'Ada Lovelace' }, { name: null }, { name: ['Ada'] }, { name: undefined }],
  ...[{ called: 'Ada' }, { name: ' Ada ' }, { guests: '2' }, { guests: 2 }, { guests: 'few' }, { host: { name: 'Ada' } }, { host: {} }],
  ...[{ guests: [2] }, { guests: ['2', null] }, { guests: {} }, { guests: null }, { indoors: '' }, { indoors: 'no' }],
  ...[{ name: 'Ada', guests: '2' }, { name: ' Ada Lovelace ' }, { name: 'Ada', guests: [2, [3]] }, { name: '  ' }],
  ...[{ name: 'Ada', zip: 1 }, { name: 'Ada', secret: 'y' }, { name: 'Ada', greet: 'hi' }, { name: 'Ada', note: 1n }],
  ...[{ name: 'Ada', context: { a: [{ b: null }], c: 'd' } }, { name: 'Ada', context: [] }, { name: 'Ada', context: null }],
  ...[{ name: 'Ada', words: ['a', 'b'] }, { name: 'Ada', words: ['a', 2] }, { name: 'Ada', words: [] }, { words: 'a' }],
  ...[{ name: 'Ada', words: ['a', 'b', 'c'] }, { name: 'Ada', words: gap }, { name: 'Ada', words: null }],
  ...[{ name: 'Ada', id: '01890a5d-ac96-774b-bcce-b302099a8057' }, { name: 'Ada', id: 'x' }, { name: 'Ada', id: null }],
  ...[{ name: 'Ada', words: [], guests: null }, { name: 'Ada', guests: null }, { name: 'Ada', most: 'many' }],
  ...[{ name: 'Ada', guests: 'few', most: 'many' }, { name: 'Ada', context: Buffer.from('x') }, { name: 'Ada', note: [gap] }],
  ...['constructor', 'prototype', 'toString', 'hasOwnProperty', '__proto__'].flatMap((name) => [
    JSON.parse(`{ "name": "Ada", "${name}": "x" }`),
    JSON.parse(`{ "name": "Ada", "context": { "deep": [{ "${name}": { "a": 1 } }] } }`),
    JSON.parse(`{ "name": "Ada", "note": { "${name}": "x" } }`),
  ]),
  Object.assign(Object.create(null), { name: 'Ada' }),
  Object.assign(Object.create(Object.create(null)), { name: 'Ada' }),
  Object.assign(Object.create(Object.assign(Object.create(null), { words: ['inherited'] })), { name: 'Ada' }),
  parseQuery('name=Ada&words=a&words=b'),
  Object.assign(Object.create({ words: ['inherited'] }), { name: 'Ada' }),
]; // prettier-ignore

const whole = new ValidationPipe({
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: true,
  transform: true,
});
const wholly = (value: unknown, metatype: InputClass): Promise<object | 'refused'> =>
  whole.transform(value, { type: 'body', metatype }).catch(() => 'refused' as const);

it.each([...quickly, ...theWholeWay])(
  'takes for a %p only what the whole way takes, and makes the same of it',
  async (type) => {
    for (const value of inputs) {
      const quick = quickInput(value, type);
      if (quick === undefined) continue;
      expect([value, quick]).toStrictEqual([value, await wholly(value, type)]);
      expect(quick).toBeInstanceOf(type);
    }
  },
);

it('takes at once what is plainly right', () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  const visit = { name: 'Ada', context: { a: [{ b: null }] }, words: ['a'], id, guests: 3, most: 5, note: 'x' };
  expect(quickInput(visit, Visit)).toMatchObject(visit);
  expect(quickInput({ name: 'Ada' }, Visit)).toMatchObject({ name: 'Ada', guests: 2, most: 4 });
  expect(quickInput({}, Whole)).toBeInstanceOf(Whole);
  expect(quickInput({ guests: '2' }, Numbered)).toMatchObject({ guests: 2 });
  expect(quickInput({ name: ' Ada ', guests: 2 }, Trimmed)).toMatchObject({ name: 'Ada', guests: 'guests 2' });
  expect(quickInput(parseQuery('guests=2'), Numbered)).toMatchObject({ guests: 2 });
  expect(quickInput(Object.assign(Object.create(Object.create(null)), { name: 'Ada' }), Whole)).toMatchObject({
    name: 'Ada',
  });
});

it.each(theWholeWay)('leaves to the libraries what only they can tell: a %p', (type) => {
  expect(inputs.map((value) => quickInput(value, type)).filter(Boolean)).toEqual([]);
});

it('waits for no rule', async () => {
  expect([quickInput({ name: 'Ada' }, Later), quickInput({ name: 'Bob' }, Later)]).toEqual([undefined, undefined]);
  expect(await wholly({ name: 'Ada' }, Later)).toEqual({ name: 'Ada' });
  expect(await wholly({ name: 'Bob' }, Later)).toBe('refused');
});
