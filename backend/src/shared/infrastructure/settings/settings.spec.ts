import { loadSettings, type Settings, VARIABLE_NAMES, InvalidSettings } from './settings';

const REQUIRED_VARIABLES = {
  DATABASE_URL: 'postgres://app@db/gradspan',
  SESSION_SECRET: 'thirty-two characters at the least',
};
const PRODUCTION = { ...REQUIRED_VARIABLES, NODE_ENV: 'production', APP_ORIGIN: 'https://gradspan.example' };

const settings = (more: Record<string, string> = {}): Settings => loadSettings({ ...REQUIRED_VARIABLES, ...more });

function faults(environment: Record<string, string>): string[] {
  try {
    loadSettings(environment);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidSettings)) throw error;
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
}

const INVALID_VALUES: [variable: string, value: string, message: string][] = [
  ['DATABASE_DISTRIBUTION', 'on', 'must be off, citus or citus-hash'],
  ['NODE_ENV', 'staging', 'must be development, test or production'],
  ['PORT', 'http', 'must be a whole number from 0 to 65535'],
  ['PORT', '65536', 'must be a whole number from 0 to 65535'],
  ['PORT', '-1', 'must be a whole number from 0 to 65535'],
  ['PORT', '80.5', 'must be a whole number from 0 to 65535'],
  ['PORT', '1e3', 'must be a whole number from 0 to 65535'],
  ['APP_ORIGIN', 'gradspan.example', 'must be an address that starts with http:// or https://'],
  ['APP_ORIGIN', 'ftp://gradspan.example', 'must be an address that starts with http:// or https://'],
  [
    'APP_ORIGIN',
    'https://example.org/gradspan',
    'must contain only scheme, host and port, such as https://gradspan.example',
  ],
  ['APP_NAME', 'x'.repeat(41), 'must have at most 40 characters'],
  ['DATABASE_URL', '', 'is required'],
  ['DATABASE_URL', 'mysql://db/gradspan', 'must start with postgres://'],
  [
    'DATABASE_URL',
    'postgres://app:secret@db1,/gradspan',
    'host 2 must be a name or an address; IPv6 addresses need brackets',
  ],
  [
    'DATABASE_URL',
    'postgres://db1,db2/gradspan?target_session_attrs=standby',
    'target_session_attrs must be read-write or primary',
  ],
  ['DATABASE_MIGRATION_URL', 'db/gradspan', 'must start with postgres://'],
  ['DATABASE_POOLER', 'transaction', 'must be on or off'],
  ['MCP', 'maybe', 'must be on or off'],
  ['DATABASE_DIRECT_URL', 'db/gradspan', 'must start with postgres://'],
  ['DATABASE_REPLICA_URLS', 'postgres://a/b, db2', 'must be addresses that start with postgres://'],
  ['DATABASE_REPLICA_LAG_LIMIT', '0', 'must be a whole number from 1 to 20'],
  ['DATABASE_REPLICA_LAG_LIMIT', '21', 'must be a whole number from 1 to 20'],
  ['DATABASE_POOL', '1', 'must be a whole number from 2 to 200'],
  ['DATABASE_POOL', 'many', 'must be a whole number from 2 to 200'],
  ['SESSION_SECRET', 'short', 'must have at least 32 characters'],
  ['BACKUP_KEY', 'short', 'must have at least 32 random characters; create it with: openssl rand -base64 48'],
  [
    'BACKUP_KEY',
    'the same words the same words the same words',
    'must have at least 32 random characters; create it with: openssl rand -base64 48',
  ],
  ['EMBEDDED_DATABASE', 'maybe', 'must be on or off'],
  ['DEMO_DATA', 'maybe', 'must be on or off'],
  [
    'COLLEGES_FIELDS_SOURCE',
    'http://files.example/fields.zip',
    'must be a path, or an address that starts with https://',
  ],
  ['COLLEGES_AUTO_IMPORT', 'maybe', 'must be on or off'],
  ['SMTP_URL', 'mail.example', 'must start with smtp:// or smtps://'],
  ['MAIL_FROM', 'Gradspan', 'must be an email address'],
  ['VAPID_SUBJECT', 'admin@gradspan.example', 'must start with mailto: or https://'],
  ['GOOGLE_ISSUER', 'google', 'must be an address that starts with http:// or https://'],
  ['LINKEDIN_ISSUER', 'linkedin', 'must be an address that starts with http:// or https://'],
  ['OUTBOUND_ALLOW', 'localhost', 'must be hosts with ports, such as localhost:8443'],
  ['OAUTH_DEBUG', '2', 'must be on or off'],
  ['ADMIN_AUTO_VERIFY', 'maybe', 'must be on or off'],
  ['ADMIN_TWO_FACTOR', 'on', 'must be one of off, main-admins, all'],
  ['VIDEO_BASE_URL', 'javascript:alert(1)', 'must be an address that starts with http:// or https://'],
  ['RATE_LIMITS', 'maybe', 'must be on or off'],
  ['ANALYTICS_MIN_GROUP', '4', 'must be a whole number from 5 to 1000'],
  ['METRICS_PORT', 'prometheus', 'must be a whole number from 0 to 65535'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'must be an address that starts with http:// or https://'],
  ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, trace, silent'],
  ['SHUTDOWN_NOTICE', '121', 'must be a whole number from 0 to 120'],
  ['SHUTDOWN_NOTICE', '-1', 'must be a whole number from 0 to 120'],
  ['TRUST_PROXY', 'true', 'must be a whole number from 0 to 10'],
];

/** These accept any text. */
const UNVALIDATED_VARIABLES = ['HOST', 'DATA_DIR', 'COLLEGES_SOURCE'];
const CREDENTIALS = /_CLIENT_(ID|SECRET)$|^VAPID_(PUBLIC|PRIVATE)_KEY$/;

describe('an invalid setting', () => {
  it.each(INVALID_VALUES)('%s=%s: %s', (variable, value, message) => {
    expect(faults({ ...REQUIRED_VARIABLES, [variable]: value })).toEqual([`${variable}: ${message}`]);
  });

  it('is tested for every variable that can be invalid', () => {
    const checked = new Set(INVALID_VALUES.map(([variable]) => variable));

    expect(
      VARIABLE_NAMES.filter(
        (name) => !checked.has(name) && !UNVALIDATED_VARIABLES.includes(name) && !CREDENTIALS.test(name),
      ),
    ).toEqual([]);
  });

  it('is reported together with all others', () => {
    expect(faults({ PORT: 'x', LOG_LEVEL: 'loud' }).map((line) => line.split(':')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'LOG_LEVEL',
    ]);
  });
});

describe('the default settings', () => {
  it('serve only this machine, with limits, and write mail to files', () => {
    expect(settings()).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      origin: 'http://localhost:3000',
      appName: 'Gradspan',
      databasePool: 10,
      databaseMigrationUrl: null,
      databaseReplicaUrls: [],
      databaseReplicaLagLimitSeconds: 5,
      dataDir: expect.stringMatching(/\/\.data$/),
      demoData: false,
      collegesAutoImport: true,
      collegesSource: null,
      collegesFieldsSource: null,
      smtpUrl: null,
      rateLimits: true,
      metricsPort: null,
      tracesEndpoint: null,
      logLevel: 'info',
      trustProxy: 0,
      backgroundWork: true,
    });
  });

  it('apply to empty and blank values', () => {
    expect(settings({ PORT: '', LOG_LEVEL: '  ', APP_NAME: '' })).toMatchObject({
      port: 3000,
      logLevel: 'info',
      appName: 'Gradspan',
    });
  });

  it('include demo data with the embedded database, unless set otherwise', () => {
    expect(settings({ EMBEDDED_DATABASE: '1' }).demoData).toBe(true);
    expect(settings({ EMBEDDED_DATABASE: '1', DEMO_DATA: 'off' }).demoData).toBe(false);
    expect(settings({ DEMO_DATA: 'on' }).demoData).toBe(true);
  });

  it('log nothing in tests', () => {
    expect(settings({ NODE_ENV: 'test' }).logLevel).toBe('silent');
  });
});

describe('the origin', () => {
  it.each([
    [{ PORT: '8080' }, 'http://localhost:8080'],
    [{ APP_ORIGIN: 'https://gradspan.example/' }, 'https://gradspan.example'],
    [{ APP_ORIGIN: 'https://Gradspan.Example:443' }, 'https://gradspan.example'],
    [{ APP_ORIGIN: 'http://10.0.0.7:8080' }, 'http://10.0.0.7:8080'],
  ])('of %o is normalized like in browsers: %s', (environment, origin) => {
    expect(settings(environment as Record<string, string>).origin).toBe(origin);
  });
});

describe('switches', () => {
  it.each(['true', 'on', '1', 'yes'])('are on with %s', (value) => {
    expect(settings({ DEMO_DATA: value }).demoData).toBe(true);
  });

  it.each(['false', 'off', '0', 'no'])('are off with %s', (value) => {
    expect(settings({ COLLEGES_AUTO_IMPORT: value }).collegesAutoImport).toBe(false);
  });
});

describe('a pooler', () => {
  const DATABASE_DIRECT_URL = 'postgres://postgres/gradspan';

  it('needs the address of PostgreSQL itself', () => {
    expect(faults({ ...REQUIRED_VARIABLES, DATABASE_POOLER: 'on' })).toEqual([
      'DATABASE_DIRECT_URL: is required with DATABASE_POOLER',
    ]);
    expect(settings({ DATABASE_POOLER: 'on', DATABASE_DIRECT_URL })).toMatchObject({
      databasePooler: true,
      databaseDirectUrl: DATABASE_DIRECT_URL,
    });
  });

  it('is off by default, and all connections lead to the same address', () => {
    const { databasePooler, databaseUrl, databaseDirectUrl } = settings();
    expect({ databasePooler, databaseDirectUrl }).toEqual({ databasePooler: false, databaseDirectUrl: databaseUrl });
  });
});

describe('distribution', () => {
  it('is off by default, and excludes read replicas', () => {
    const DATABASE_REPLICA_URLS = 'postgres://replica/gradspan';

    expect(settings().databaseDistribution).toBe('off');
    expect(settings({ DATABASE_DISTRIBUTION: 'citus' }).databaseDistribution).toBe('citus');
    expect(settings({ DATABASE_DISTRIBUTION: 'citus-hash' }).databaseDistribution).toBe('citus-hash');
    expect(faults({ ...REQUIRED_VARIABLES, DATABASE_DISTRIBUTION: 'citus-hash', DATABASE_REPLICA_URLS })).toEqual([
      'DATABASE_REPLICA_URLS: is not supported with DATABASE_DISTRIBUTION=citus-hash',
    ]);
  });
});

describe('replicas', () => {
  it('are separated by commas or blanks', () => {
    expect(settings({ DATABASE_REPLICA_URLS: 'postgres://a/x,postgres://b/x  postgresql://c/x' })).toMatchObject({
      databaseReplicaUrls: ['postgres://a/x', 'postgres://b/x', 'postgresql://c/x'],
    });
  });
});

describe('signing in with a provider', () => {
  const google = { GOOGLE_CLIENT_ID: 'gradspan', GOOGLE_CLIENT_SECRET: 'only for this test' };

  it('is off by default', () => {
    expect(settings().identityProviders).toEqual({ google: null, linkedin: null });
  });

  it('is on for a provider with credentials', () => {
    expect(settings(google).identityProviders).toEqual({
      google: { clientId: 'gradspan', clientSecret: 'only for this test', issuer: 'https://accounts.google.com' },
      linkedin: null,
    });
  });

  it.each([
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
    ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
    ['LINKEDIN_CLIENT_SECRET', 'LINKEDIN_CLIENT_ID'],
    ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
    ['VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY'],
  ])('needs more than %s', (set, missing) => {
    expect(faults({ ...REQUIRED_VARIABLES, [set]: 'something' })).toEqual([`${missing}: is required with ${set}`]);
  });

  it('can be debugged only outside production', () => {
    expect([settings().oauthDebug, settings({ OAUTH_DEBUG: 'off' }).oauthDebug]).toEqual([true, false]);
    expect(loadSettings(PRODUCTION).oauthDebug).toBe(false);
  });
});

describe('production', () => {
  it('starts with its own secret and origin', () => {
    expect(loadSettings(PRODUCTION)).toMatchObject({ production: true, origin: 'https://gradspan.example' });
  });

  it.each([
    ['SESSION_SECRET', '', 'SESSION_SECRET: is required in production'],
    ['SESSION_SECRET', 'change-me-'.repeat(4), 'SESSION_SECRET: is still the example value'],
    ['APP_ORIGIN', '', 'APP_ORIGIN: must be set and start with https:// in production'],
    ['APP_ORIGIN', 'http://gradspan.example', 'APP_ORIGIN: must be set and start with https:// in production'],
    ['ADMIN_AUTO_VERIFY', 'on', 'ADMIN_AUTO_VERIFY: is not allowed in production'],
    [
      'SESSION_SECRET',
      'a'.repeat(40),
      'SESSION_SECRET: is too easy to guess; create one with: openssl rand -base64 48',
    ],
    ['DEMO_DATA', 'on', 'DEMO_DATA: is not allowed in production, because the password of demo accounts is public'],
    [
      'EMBEDDED_DATABASE',
      'on',
      'DEMO_DATA: is on by default with the embedded database and not allowed in production; set DEMO_DATA=off, or set DATABASE_URL',
    ],
    ['OAUTH_DEBUG', 'on', 'OAUTH_DEBUG: is not allowed in production'],
    ['OUTBOUND_ALLOW', 'localhost:8443', 'OUTBOUND_ALLOW: is not allowed in production'],
    ['RATE_LIMITS', 'off', 'RATE_LIMITS: cannot be off in production'],
    ['GOOGLE_ISSUER', 'http://provider.example', 'GOOGLE_ISSUER: must start with https:// in production'],
    ['LINKEDIN_ISSUER', 'http://provider.example', 'LINKEDIN_ISSUER: must start with https:// in production'],
    ['VIDEO_BASE_URL', 'http://rooms.example', 'VIDEO_BASE_URL: must start with https:// in production'],
  ])('refuses %s=%s', (variable, value, message) => {
    expect(faults({ ...PRODUCTION, [variable]: value })).toEqual([message]);
  });

  it('starts with the embedded database if demo data is off', () => {
    expect(loadSettings({ ...PRODUCTION, EMBEDDED_DATABASE: 'on', DEMO_DATA: 'off' }).demoData).toBe(false);
  });

  it('sends no push messages without keys', () => {
    expect(loadSettings(PRODUCTION).webPush).toBeNull();
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000'])('can be tried on one machine at %s', (origin) => {
    expect(loadSettings({ ...PRODUCTION, APP_ORIGIN: origin }).origin).toBe(origin);
  });

  it('does not accept a host name as local because it begins like one', () => {
    expect(faults({ ...PRODUCTION, APP_ORIGIN: 'http://localhost.evil.example' })).toHaveLength(1);
  });
});
