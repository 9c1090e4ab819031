import type { Request, Response } from 'express';
import { limitBodyDepth } from './malformed-request-guards';
import { InvalidRequest } from './validation.pipe';

const nested = (depth: number, [open, close]: [string, string]): unknown =>
  JSON.parse(open.repeat(depth) + '1' + close.repeat(depth));

function passed(body: unknown): unknown {
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
    ['is 20 objects deep', nested(20, ['{"a":', '}'])],
    ['is 20 lists deep', nested(20, ['[', ']'])],
    ['is wide', Array.from({ length: 20_000 }, () => ({}))],
  ])('is accepted if it %s', (_, body) => {
    expect(passed(body)).toEqual([undefined]);
  });

  it.each([
    ['is 21 objects deep', nested(21, ['{"a":', '}'])],
    ['is 21 lists deep', nested(21, ['[', ']'])],
    ['is as deep as 100 KB allow', nested(50_000, ['[', ']'])],
  ])('is refused if it %s', (_, body) => {
    expect(passed(body)).toEqual([expect.any(InvalidRequest)]);
  });
});
