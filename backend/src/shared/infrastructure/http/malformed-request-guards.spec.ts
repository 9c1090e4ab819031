import type { Request, Response } from 'express';
import { limitBodyDepth } from './malformed-request-guards';
import { InvalidRequest } from './validation.pipe';

const nestedValue = (depth: number, [open, close]: [string, string]): unknown =>
  JSON.parse(open.repeat(depth) + '1' + close.repeat(depth));

function collectNextArguments(body: unknown): unknown {
  const said: unknown[] = [];
  limitBodyDepth({ body } as Request, {} as Response, (error?: unknown) => said.push(error));
  return said;
}

describe('a request body', () => {
  it.each([
    ['is missing', undefined],
    ['is null', null],
    ['is a number', 1],
    ['is empty', {}],
    ['is a form', { title: 'Emma', authors: [{ name: 'Jane Austen' }] }],
    ['is 20 objects deep', nestedValue(20, ['{"a":', '}'])],
    ['is 20 lists deep', nestedValue(20, ['[', ']'])],
    ['is wide', Array.from({ length: 20_000 }, () => ({}))],
  ])('is accepted if it %s', (_, body) => {
    expect(collectNextArguments(body)).toEqual([undefined]);
  });

  it.each([
    ['is 21 objects deep', nestedValue(21, ['{"a":', '}'])],
    ['is 21 lists deep', nestedValue(21, ['[', ']'])],
    ['is as deep as 100 KB allow', nestedValue(50_000, ['[', ']'])],
  ])('is refused if it %s', (_, body) => {
    expect(collectNextArguments(body)).toEqual([expect.any(InvalidRequest)]);
  });
});
