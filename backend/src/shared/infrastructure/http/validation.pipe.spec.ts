import type { ArgumentMetadata } from '@nestjs/common';
import { Type } from 'class-transformer';
import {
  IsEmail,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { InvalidRequest, RequestValidationPipe, BigIdPipe, IdPipe } from './validation.pipe';
import { MAX_BIG_ID, MAX_ID } from '../../domain/id';

class Author {
  @IsString()
  name: string;
}

class Loan {
  @IsString()
  @MinLength(2)
  @MaxLength(20)
  title: string;

  @IsInt()
  @Min(1)
  days: number;

  @IsOptional()
  @ValidateNested()
  @Type(() => Author)
  author?: Author;
}

class Reader {
  @IsEmail()
  email: string;
}

class Note {
  @IsString({ message: 'Write a note' })
  @MinLength(3, { message: 'Write a longer note' })
  @Matches(/^[a-z]*$/, { message: 'The note must not contain control characters' })
  text: string;
}

class Search {
  @IsOptional()
  @IsString()
  q?: string;
}

const check = (
  value: unknown,
  type: ArgumentMetadata['type'] = 'body',
  metatype: ArgumentMetadata['metatype'] = Loan,
) => new RequestValidationPipe().transform(value, { type, metatype });

async function faults(value: unknown, type?: ArgumentMetadata['type'], metatype?: ArgumentMetadata['metatype']) {
  const refusal: unknown = await check(value, type, metatype).catch((error: unknown) => error);
  if (!(refusal instanceof InvalidRequest)) throw new Error('It was accepted');
  return refusal.fields;
}

describe('a request', () => {
  it('is transformed into the class of the route', async () => {
    const loan = await check({ title: 'Emma', days: 14 });

    expect(loan).toBeInstanceOf(Loan);
    expect(loan).toEqual({ title: 'Emma', days: 14 });
  });

  it('keeps a path parameter as it was sent', async () => {
    expect(await check('1e3', 'param', Number)).toBe('1e3');
  });

  it.each([
    ['NUL', 'Em\0ma'],
    ['half a character', 'Em\ud800ma'],
    ['the other half', 'Em\udc00ma'],
  ])('is refused with text that cannot be stored: %s', async (_, title) => {
    const refused = [{ field: 'title', message: 'title contains characters that aren’t allowed' }];
    expect(await faults({ title, days: 14 })).toEqual(refused);
    expect(await faults({ q: title }, 'query', Search)).toMatchObject([{ field: 'q' }]);
    expect(await faults({ title: 'Emma', days: 14, author: { name: title } })).toMatchObject([
      { field: 'author.name' },
    ]);
    expect(await faults({ list: ['Emma', title] }, 'body', Object)).toMatchObject([{ field: 'list.1' }]);
    expect(await faults({ [title]: 1 }, 'body', Object)).toMatchObject([{ field: 'Em?ma' }]);
    const refusal: unknown = await new RequestValidationPipe()
      .transform(title, { type: 'param', metatype: String, data: 'name' })
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({ fields: [{ field: 'name' }] });
  });

  it('is refused with a lone surrogate in an email address, even though the email validator itself throws', async () => {
    expect(await faults({ email: 'a\ud800b@example.org' }, 'body', Reader)).toMatchObject([{ field: 'email' }]);
  });

  it('can contain whole characters of every kind', async () => {
    const loan = { title: 'Emma 🎓 عائشة', days: 14 };
    expect(await check(loan)).toEqual(loan);
  });

  it('is refused with every invalid field and its first error', async () => {
    expect(await faults({ title: 'x', days: 'many' })).toEqual([
      { field: 'title', message: 'title must be longer than or equal to 2 characters' },
      { field: 'days', message: expect.stringMatching(/^days must/) },
    ]);
  });

  it.each([
    ['is missing', undefined, 'Write a note'],
    ['is too short', '1', 'Write a longer note'],
    ['has other characters', 'a note', 'The note must not contain control characters'],
  ])('is refused with what says most if a field %s', async (_, text, message) => {
    expect(await faults({ text }, 'body', Note)).toEqual([{ field: 'text', message }]);
  });

  it('is refused with the missing fields', async () => {
    expect((await faults({})).map(({ field }) => field)).toEqual(['title', 'days']);
  });

  it('is refused with the unknown fields', async () => {
    expect(await faults({ title: 'Emma', days: 1, isAdmin: true })).toEqual([
      { field: 'isAdmin', message: 'isAdmin is not a known field' },
    ]);
  });

  it('is refused with the path of a nested field', async () => {
    expect(await faults({ title: 'Emma', days: 1, author: { name: 1, age: 2 } })).toEqual([
      { field: 'author.age', message: 'author.age is not a known field' },
      { field: 'author.name', message: 'name must be a string' },
    ]);
  });

  it.each([
    ['a list', []],
    ['a list of good ones', [{ title: 'Emma', days: 1 }]],
    ['nothing', undefined],
    ['null', null],
    ['text', 'Emma'],
    ['a number', 7],
  ])('cannot be %s', async (_, value) => {
    expect((await faults(value)).length).toBeGreaterThan(0);
  });

  it('cannot set keys that every object has', async () => {
    const value: unknown = JSON.parse('{"title":"Emma","days":1,"__proto__":{"isAdmin":true},"constructor":{"x":1}}');
    const answer: unknown = await check(value).catch((error: unknown) => error);

    expect(answer).not.toHaveProperty('isAdmin');
    expect({}).not.toHaveProperty('isAdmin');
  });
});

describe('a query', () => {
  it('can contain the time of the request, which is ignored', async () => {
    expect(await check({ q: 'art', _t: '1700000000000' }, 'query', Search)).toEqual({ q: 'art' });
  });

  it('can contain unknown keys, which are ignored', async () => {
    expect(await check({ q: 'law', page: '2', utm_source: 'mail' }, 'query', Search)).toEqual({ q: 'law' });
  });

  it('is the only place for the time, which a body cannot contain', async () => {
    expect(await faults({ title: 'Emma', days: 1, _t: '17' })).toEqual([
      { field: '_t', message: '_t is not a known field' },
    ]);
  });
});

const INVALID_IDS = [
  '0',
  '-1',
  '+1',
  '01',
  '1.5',
  '1e3',
  '0x10',
  ' 1',
  '1 ',
  '',
  'abc',
  '2147483648',
  '9999999999',
  '9007199254740993',
  '9223372036854775808',
  '\u0000',
  '\u0661',
  '1\n',
  '1'.repeat(5_000),
];

describe('an ID in the path', () => {
  it.each(['1', '42', String(MAX_ID)])('can be %s', (text) => {
    expect(new IdPipe().transform(text)).toBe(Number(text));
  });

  it.each(INVALID_IDS.map((text) => [JSON.stringify(text).slice(0, 30), text]))('cannot be %s', (_, text) => {
    expect(() => new IdPipe().transform(text)).toThrow(InvalidRequest);
  });

  it.each(['1', String(MAX_ID + 1), String(MAX_BIG_ID)])('can be %s in a bigint column', (text) => {
    expect(new BigIdPipe().transform(text)).toBe(Number(text));
  });

  it.each([String(MAX_BIG_ID + 1), '9007199254740993', '0', '-1'])('cannot be %s in a bigint column', (text) => {
    expect(() => new BigIdPipe().transform(text)).toThrow(InvalidRequest);
  });

  it('is named in the error if it is invalid', () => {
    try {
      new IdPipe().transform('abc');
    } catch (error) {
      expect((error as InvalidRequest).fields).toEqual([
        { field: 'id', message: 'id must be a positive whole number' },
      ]);
    }
    expect.assertions(1);
  });
});
