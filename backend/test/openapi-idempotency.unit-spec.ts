import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Operation {
  readonly responses: Record<string, unknown>;
  readonly parameters?: readonly { readonly name: string }[];
}

const { paths } = JSON.parse(readFileSync(join(__dirname, '../../docs/openapi.json'), 'utf8')) as {
  paths: Record<string, { post?: Operation }>;
};

/** Creating calls whose response can't be stored for a repetition, with the reason. */
const WITHOUT_KEY: Record<string, string> = {
  '/api/register': 'starts a session; a repetition gets 409',
  '/api/auth/complete': 'starts a session; a repetition gets 409',
  '/api/alumni/claim': 'starts a session, and its link works once',
  '/api/admin/invitations/accept': 'starts a session, and its link works once',
  '/api/tokens': 'returns a secret of which only a hash is stored',
  '/api/webhooks': 'returns a secret, which is stored encrypted and never returned again',
  '/scim/v2/Users': 'SCIM has no such header; a repetition gets 409',
  '/api/calendar-feed': 'returns a secret of which only the hash is stored; a repetition replaces it',
};

describe('calls that create something', () => {
  const creating = Object.entries(paths).filter(([, { post }]) => post && '201' in post.responses);

  it.each(creating.map(([path, { post }]) => [path, post!] as const))(
    '%s takes an Idempotency-Key, or has a reason not to',
    (path, { parameters = [] }) => {
      const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key');
      expect(takesKey).toBe(!(path in WITHOUT_KEY));
    },
  );

  it('include the import of alumni, which returns 200', () => {
    const { parameters = [] } = paths['/api/admin/alumni/import']!.post!;
    expect(parameters.map(({ name }) => name)).toContain('Idempotency-Key');
  });

  it('include those with a reason', () => {
    expect(creating.map(([path]) => path)).toEqual(expect.arrayContaining(Object.keys(WITHOUT_KEY)));
  });
});
