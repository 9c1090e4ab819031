import type { SchemaObject } from '@nestjs/swagger';

/** Media type of SCIM 2.0 (RFC 7644), for requests, responses and errors. */
export const SCIM_MEDIA_TYPE = 'application/scim+json';

const ERROR_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error';

interface ScimErrorDetails {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, string>>;
}

/** Returns the body of an error response (RFC 7644, section 3.12), with our code for programs. */
export const toScimError = ({ status, code, message, details }: ScimErrorDetails): object => ({
  schemas: [ERROR_SCHEMA],
  status: String(status),
  scimType: details?.scimType ?? toScimType(status, code),
  detail: message,
  code,
});

function toScimType(status: number, code: string): string | undefined {
  if (status === 409) return 'uniqueness';
  if (status !== 400) return undefined;
  return code.startsWith('platform.http-') ? 'invalidSyntax' : 'invalidValue';
}

/** Schema of `toScimError`. */
export const SCIM_ERROR_SCHEMA: SchemaObject = {
  type: 'object',
  description: 'An error response of SCIM (RFC 7644), with a code.',
  required: ['schemas', 'status', 'detail', 'code'],
  properties: {
    schemas: { type: 'array', items: { type: 'string' } },
    status: { type: 'string', description: 'The HTTP status' },
    scimType: { type: 'string', description: 'A code of SCIM for 400 and 409' },
    detail: { type: 'string', description: 'The message for people' },
    code: { type: 'string', description: 'Stable code for programs, such as `admin-analytics.already-in-roster`' },
  },
};
