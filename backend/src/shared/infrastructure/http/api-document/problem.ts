import type { ResponseObject, SchemaObject } from '@nestjs/swagger';

const text = (description: string): SchemaObject => ({ type: 'string', description });

/** The one shape of every refusal and failure (RFC 9457), as `ProblemFilter` writes it. */
export const PROBLEM: SchemaObject = {
  type: 'object',
  description: 'Why a call was refused or failed (RFC 9457). Some codes bring fields of their own.',
  required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'errors', 'message', 'error'],
  properties: {
    type: text('`urn:gradspan:` and the code'),
    title: text('The status in words'),
    status: { type: 'integer', minimum: 400, maximum: 599 },
    detail: text('One sentence for a person'),
    instance: text('Path of the request'),
    code: text('Stable, for programs: `colleges.college-not-found`'),
    requestId: text('Also in the header `X-Request-Id`'),
    errors: {
      type: 'array',
      description: 'One for each field at fault; else empty',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    message: text('The same sentence'),
    error: text('The same sentence'),
  },
  additionalProperties: { type: 'string' },
};

const CAN_BE_TRIED_LATER = ['429', '503'];

const RETRY_AFTER = { 'Retry-After': { $ref: '#/components/headers/Retry-After' } };

/** Stands once in the document. */
export const RETRY_AFTER_HEADER = {
  description: 'How many seconds to wait',
  schema: { type: 'integer', minimum: 0 } satisfies SchemaObject,
};

/** A refusal with `status`, for the reason that `description` gives. */
export const problemResponse = (status: string, description: string): ResponseObject => ({
  description,
  ...(CAN_BE_TRIED_LATER.includes(status) && { headers: RETRY_AFTER }),
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});
