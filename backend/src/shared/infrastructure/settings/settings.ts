import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type InvalidDatabaseUrl, parseDatabaseUrl } from './database-url';
import {
  readOrCreateFile,
  isBackupKey,
  looksRandom,
  isKeyPair,
  readOrCreateWebPushKeys,
  type WebPushKeys,
} from './generated-secrets';

const flagSchema = z
  .enum(['true', 'false', 'on', 'off', '1', '0', 'yes', 'no'], 'must be on or off')
  .transform((value) => ['true', 'on', '1', 'yes'].includes(value));
const wholeNumberSchema = (from: number, to: number) => {
  const fault = `must be a whole number from ${from} to ${to}`;
  return z.string().regex(/^\d+$/, fault).transform(Number).pipe(z.number().min(from, fault).max(to, fault));
};
const portSchema = wholeNumberSchema(0, 65_535);
const webAddressSchema = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
  abort: true,
});
const originSchema = webAddressSchema.refine((value) => /^\/?$/.test(new URL(value).pathname + new URL(value).search), {
  error: 'must contain only scheme, host and port, such as https://gradspan.example',
});
const DATABASE_URL_PATTERN = /^postgres(ql)?:\/\//;
const databaseUrlSchema = z.string('is required').superRefine((value, context) => {
  try {
    parseDatabaseUrl(value);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as InvalidDatabaseUrl).message });
  }
});
const databaseUrlsSchema = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .refine((urls) => urls.every((url) => DATABASE_URL_PATTERN.test(url)), {
    error: 'must be addresses that start with postgres://',
  });
const hostListSchema = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .refine((hosts) => hosts.every((host) => /^(\[[\da-f:]+\]|[a-z\d.-]+):\d{1,5}$/.test(host)), {
    error: 'must be hosts with ports, such as localhost:8443',
  });
const MIN_SECRET_LENGTH = 32;
const DEFAULT_SHUTDOWN_NOTICE_MS = { production: 2_000, elsewhere: 200 };

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const ADMIN_TWO_FACTOR_RULES = ['off', 'main-admins', 'all'] as const;

const variablesSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  PORT: portSchema.default(3000),
  HOST: z.string().default('127.0.0.1'),
  APP_ORIGIN: originSchema.optional(),
  APP_NAME: z.string().max(40, 'must have at most 40 characters').default('Gradspan'),
  DATABASE_URL: databaseUrlSchema,
  DATABASE_MIGRATION_URL: databaseUrlSchema.optional(),
  DATABASE_POOLER: flagSchema.default(false),
  DATABASE_DIRECT_URL: databaseUrlSchema.optional(),
  DATABASE_REPLICA_URLS: databaseUrlsSchema.default([]),
  // Less than the time for which a browser keeps the position of its last write.
  DATABASE_REPLICA_LAG_LIMIT: wholeNumberSchema(1, 20).default(5),
  DATABASE_POOL: wholeNumberSchema(2, 200).default(10),
  DATABASE_DISTRIBUTION: z.enum(['off', 'citus', 'citus-hash'], 'must be off, citus or citus-hash').default('off'),
  DATA_DIR: z.string().default('.data'),
  SESSION_SECRET: z.string().min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`).optional(),
  BACKUP_KEY: z
    .string()
    .refine(isBackupKey, 'must have at least 32 random characters; create it with: openssl rand -base64 48')
    .optional(),
  EMBEDDED_DATABASE: flagSchema.default(false),
  DEMO_DATA: flagSchema.optional(),
  COLLEGES_SOURCE: z.string().optional(),
  COLLEGES_FIELDS_SOURCE: z
    .string()
    .regex(/^(https:\/\/|(?![a-z][a-z\d+.-]*:\/\/))/i, 'must be a path, or an address that starts with https://')
    .optional(),
  COLLEGES_AUTO_IMPORT: flagSchema.default(true),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, 'must be an email address')
    .default('Gradspan <no-reply@localhost>'),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must start with mailto: or https://')
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: webAddressSchema.default('https://accounts.google.com'),
  LINKEDIN_CLIENT_ID: z.string().optional(),
  LINKEDIN_CLIENT_SECRET: z.string().optional(),
  LINKEDIN_ISSUER: webAddressSchema.default('https://www.linkedin.com/oauth'),
  OAUTH_DEBUG: flagSchema.optional(),
  ADMIN_AUTO_VERIFY: flagSchema.default(false),
  ADMIN_TWO_FACTOR: z.enum(ADMIN_TWO_FACTOR_RULES, `must be one of ${ADMIN_TWO_FACTOR_RULES.join(', ')}`).optional(),
  VIDEO_BASE_URL: webAddressSchema.default('https://meet.jit.si'),
  OUTBOUND_ALLOW: hostListSchema.default([]),
  MCP: flagSchema.default(true),
  RATE_LIMITS: flagSchema.default(true),
  ANALYTICS_MIN_GROUP: wholeNumberSchema(5, 1_000).default(10),
  METRICS_PORT: portSchema.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddressSchema.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).optional(),
  TRUST_PROXY: wholeNumberSchema(0, 10).default(0),
  SHUTDOWN_NOTICE: wholeNumberSchema(0, 120).optional(),
});

/** Names of all variables that are read. */
export const VARIABLE_NAMES = Object.keys(variablesSchema.shape) as readonly (keyof Variables)[];

type Variables = z.infer<typeof variablesSchema>;

/** The product's credentials at an identity provider. */
export interface ProviderSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
}

/** The product's identity at the push services of browsers. */
interface WebPushSettings extends WebPushKeys {
  /** How the services can reach the operator: a mailto: or https: URL. */
  readonly subject: string;
}

/** The operator's settings, validated once at start. */
export class Settings {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Scheme, host and port of the product's public URL; no trailing slash. */
  readonly origin: string;
  /** Host of the origin, without a port. */
  readonly hostname: string;
  readonly appName: string;
  /** One or more hosts; `parseDatabaseUrl` parses it. The same goes for the next two URLs. */
  readonly databaseUrl: string;
  /** Whether `databaseUrl` is a pooler in transaction mode: a connection keeps nothing between transactions. */
  readonly databasePooler: boolean;
  /** URL of PostgreSQL itself, for LISTEN, migrations, imports and session locks. */
  readonly databaseDirectUrl: string;
  /** URL with the migration role; null if the role of `databaseDirectUrl` runs migrations. */
  readonly databaseMigrationUrl: string | null;
  readonly databaseReplicaUrls: readonly string[];
  /** Replicas that are further behind serve no reads. */
  readonly databaseReplicaLagLimitSeconds: number;
  readonly databasePool: number;
  /** Which extension distributes the schemas of contexts over several servers; `off` if they are on one server. */
  readonly databaseDistribution: 'off' | 'citus' | 'citus-hash';
  /** Whether the rows of some tables are on several servers, where Citus can't execute all statements of PostgreSQL. */
  readonly hasDistributedRows: boolean;
  /** Absolute path of the folder for data outside of the database. */
  readonly dataDir: string;
  readonly sessionSecret: string;
  /** Null if the commands for backups get the key from a file. */
  readonly backupKey: string | null;
  readonly demoData: boolean;
  /** Null: the newest release that the official data page links to. */
  readonly collegesSource: string | null;
  readonly collegesFieldsSource: string | null;
  readonly collegesAutoImport: boolean;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Null if no push messages are sent: in production without keys, and in command-line runs. */
  readonly webPush: WebPushSettings | null;
  /** Null for providers that cannot be used to sign in. */
  readonly identityProviders: Readonly<Record<'google' | 'linkedin', ProviderSettings | null>>;
  /** Whether a page shows the configuration of external sign-in and the data from providers. */
  readonly oauthDebug: boolean;
  /** Whether a person who names a college is verified for it immediately; never in production. */
  readonly adminAutoVerify: boolean;
  /**
   * Which college administrators need two-factor authentication: none, main ones after 14 days, or all of them
   * immediately.
   */
  readonly adminTwoFactor: (typeof ADMIN_TWO_FACTOR_RULES)[number];
  /** Base URL of the video rooms; no trailing slash. */
  readonly videoBaseUrl: string;
  /** Hosts with ports that addresses typed by people may reach although they aren't public; never in production. */
  readonly outboundAllow: readonly string[];
  /** Whether programs can call /mcp. */
  readonly mcp: boolean;
  readonly rateLimits: boolean;
  /** The smallest group that is published in statistics about students. */
  readonly analyticsMinGroup: number;
  readonly metricsPort: number | null;
  /** Address of an OpenTelemetry collector; null if traces are off. */
  readonly tracesEndpoint: string | null;
  readonly logLevel: string;
  readonly trustProxy: number;
  /** How long readiness is 503 before an instance that stops refuses new connections. */
  readonly shutdownNoticeMs: number;
  /** False in command-line runs: jobs and the outbox wait for a server. */
  readonly backgroundWork: boolean;

  constructor(from: Variables, { backgroundWork }: { backgroundWork: boolean }) {
    this.production = from.NODE_ENV === 'production';
    this.port = from.PORT;
    this.host = from.HOST;
    // Normalized as in browsers: no trailing slash, no default port, lower case.
    this.origin = new URL(from.APP_ORIGIN ?? `http://localhost:${from.PORT}`).origin;
    this.hostname = new URL(this.origin).hostname;
    this.appName = from.APP_NAME;
    this.databaseUrl = from.DATABASE_URL;
    this.databasePooler = from.DATABASE_POOLER;
    this.databaseDirectUrl = from.DATABASE_DIRECT_URL ?? from.DATABASE_URL;
    this.databaseMigrationUrl = from.DATABASE_MIGRATION_URL ?? null;
    this.databaseReplicaUrls = from.DATABASE_REPLICA_URLS;
    this.databaseReplicaLagLimitSeconds = from.DATABASE_REPLICA_LAG_LIMIT;
    this.databasePool = from.DATABASE_POOL;
    this.databaseDistribution = from.DATABASE_DISTRIBUTION;
    this.hasDistributedRows = this.databaseDistribution === 'citus-hash';
    this.dataDir = resolve(from.DATA_DIR);
    this.sessionSecret = from.SESSION_SECRET ?? readOrCreateSecret(this.dataDir);
    this.backupKey = from.BACKUP_KEY ?? null;
    this.demoData = from.DEMO_DATA ?? from.EMBEDDED_DATABASE;
    this.collegesSource = from.COLLEGES_SOURCE ?? null;
    this.collegesFieldsSource = from.COLLEGES_FIELDS_SOURCE ?? null;
    this.collegesAutoImport = from.COLLEGES_AUTO_IMPORT;
    this.smtpUrl = from.SMTP_URL ?? null;
    this.mailFrom = from.MAIL_FROM;
    const storesKeys = !this.production && backgroundWork;
    const webPushKeys = toWebPushKeys(from) ?? (storesKeys ? readOrCreateWebPushKeys(this.dataDir) : null);
    this.webPush = webPushKeys && {
      ...webPushKeys,
      subject: from.VAPID_SUBJECT ?? `mailto:${parseSenderAddress(from.MAIL_FROM)}`,
    };
    this.identityProviders = {
      google: toProviderSettings(from.GOOGLE_CLIENT_ID, from.GOOGLE_CLIENT_SECRET, from.GOOGLE_ISSUER),
      linkedin: toProviderSettings(from.LINKEDIN_CLIENT_ID, from.LINKEDIN_CLIENT_SECRET, from.LINKEDIN_ISSUER),
    };
    this.oauthDebug = from.OAUTH_DEBUG ?? !this.production;
    this.adminAutoVerify = from.ADMIN_AUTO_VERIFY;
    this.adminTwoFactor = from.ADMIN_TWO_FACTOR ?? (this.production ? 'all' : 'off');
    this.videoBaseUrl = from.VIDEO_BASE_URL.replace(/\/+$/, '');
    this.outboundAllow = from.OUTBOUND_ALLOW;
    this.mcp = from.MCP;
    this.rateLimits = from.RATE_LIMITS;
    this.analyticsMinGroup = from.ANALYTICS_MIN_GROUP;
    this.metricsPort = from.METRICS_PORT ?? null;
    this.tracesEndpoint = from.OTEL_EXPORTER_OTLP_ENDPOINT ?? null;
    this.logLevel = from.LOG_LEVEL ?? (from.NODE_ENV === 'test' ? 'silent' : 'info');
    this.trustProxy = from.TRUST_PROXY;
    this.shutdownNoticeMs =
      from.SHUTDOWN_NOTICE === undefined
        ? DEFAULT_SHUTDOWN_NOTICE_MS[this.production ? 'production' : 'elsewhere']
        : from.SHUTDOWN_NOTICE * 1_000;
    this.backgroundWork = backgroundWork;
  }
}

/** Thrown if the settings are invalid; `message` lists every invalid variable, one per line. */
export class InvalidSettings extends Error {
  constructor(faults: readonly string[]) {
    super(`These settings are invalid:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
}

/**
 * Reads the settings from environment variables; `NAME_FILE` is the path of a file that contains the value of `NAME`.
 * @throws InvalidSettings
 */
export function loadSettings(
  environment: NodeJS.ProcessEnv,
  { backgroundWork = true }: { backgroundWork?: boolean } = {},
): Settings {
  const parsed = variablesSchema.safeParse(readVariables(environment));
  if (!parsed.success) {
    throw new InvalidSettings(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const faults = [
    ...findIncompletePairs(parsed.data),
    ...(parsed.data.DATABASE_POOLER && !parsed.data.DATABASE_DIRECT_URL
      ? ['DATABASE_DIRECT_URL: is required with DATABASE_POOLER']
      : []),
    // A replica of the coordinator doesn't know which writes the copies of the workers have replayed.
    ...(parsed.data.DATABASE_DISTRIBUTION !== 'off' && parsed.data.DATABASE_REPLICA_URLS.length > 0
      ? [`DATABASE_REPLICA_URLS: is not supported with DATABASE_DISTRIBUTION=${parsed.data.DATABASE_DISTRIBUTION}`]
      : []),
    ...(parsed.data.NODE_ENV === 'production' ? findUnsafeSettings(parsed.data) : []),
  ];
  if (faults.length > 0) throw new InvalidSettings(faults);
  return new Settings(parsed.data, { backgroundWork });
}

function readVariables(environment: NodeJS.ProcessEnv): Record<string, string> {
  const read: Record<string, string> = {};
  for (const name of VARIABLE_NAMES) {
    const file = environment[`${name}_FILE`];
    const value = (file ? readVariableFile(file, `${name}_FILE`) : environment[name])?.trim();
    if (value) read[name] = value;
  }
  return read;
}

function readVariableFile(file: string, variable: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new InvalidSettings([`${variable}: ${(error as Error).message}`]);
  }
}

const toProviderSettings = (clientId: string | undefined, clientSecret: string | undefined, issuer: string) =>
  clientId && clientSecret ? { clientId, clientSecret, issuer } : null;

const toWebPushKeys = ({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: Variables): WebPushKeys | null =>
  publicKey && privateKey ? { publicKey, privateKey } : null;

/** Returns the address of a sender, which may have a name before it. */
const parseSenderAddress = (sender: string): string => /[^\s<>]+@[^\s<>]+/.exec(sender)![0];

/**
 * Finds incomplete pairs, which people would only notice when they sign in with a provider or turn on push messages.
 */
function findIncompletePairs(from: Variables): string[] {
  const pairs = [
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
    ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ] as const;
  const pairErrors = pairs.flatMap(([id, secret]) => [
    ...(from[id] && !from[secret] ? [`${secret}: is required with ${id}`] : []),
    ...(from[secret] && !from[id] ? [`${id}: is required with ${secret}`] : []),
  ]);
  const keys = toWebPushKeys(from);
  return keys && !isKeyPair(keys) ? [...pairErrors, 'VAPID_PRIVATE_KEY: does not match VAPID_PUBLIC_KEY'] : pairErrors;
}

/** Checks whether a connection cannot be read or changed in transit: it is encrypted, or never leaves the machine. */
const isEncryptedOrLocal = (address: string): boolean =>
  /^https:\/\//.test(address) || /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/.test(address);

function findUnsafeSettings(from: Variables): string[] {
  const isExample = /change-?me/i.test(from.SESSION_SECRET ?? '');
  const isOriginSafe = isEncryptedOrLocal(from.APP_ORIGIN ?? '');
  return [
    !from.SESSION_SECRET && 'SESSION_SECRET: is required in production',
    isExample && 'SESSION_SECRET: is still the example value',
    !isOriginSafe && 'APP_ORIGIN: must be set and start with https:// in production',
    from.SESSION_SECRET !== undefined &&
      !isExample &&
      !looksRandom(from.SESSION_SECRET) &&
      'SESSION_SECRET: is too easy to guess; create one with: openssl rand -base64 48',
    from.DEMO_DATA === true &&
      'DEMO_DATA: is not allowed in production, because the password of demo accounts is public',
    from.DEMO_DATA === undefined &&
      from.EMBEDDED_DATABASE &&
      'DEMO_DATA: is on by default with the embedded database and not allowed in production; set DEMO_DATA=off, or set DATABASE_URL',
    from.ADMIN_AUTO_VERIFY && 'ADMIN_AUTO_VERIFY: is not allowed in production',
    from.OAUTH_DEBUG === true && 'OAUTH_DEBUG: is not allowed in production',
    !isEncryptedOrLocal(from.GOOGLE_ISSUER) && 'GOOGLE_ISSUER: must start with https:// in production',
    !isEncryptedOrLocal(from.LINKEDIN_ISSUER) && 'LINKEDIN_ISSUER: must start with https:// in production',
    !isEncryptedOrLocal(from.VIDEO_BASE_URL) && 'VIDEO_BASE_URL: must start with https:// in production',
    from.OUTBOUND_ALLOW.length > 0 && 'OUTBOUND_ALLOW: is not allowed in production',
    !from.RATE_LIMITS && 'RATE_LIMITS: cannot be off in production',
  ].filter((fault) => fault !== false);
}

/** Returns the secret used outside production, which is created once and stored, so that sessions survive a restart. */
function readOrCreateSecret(dataDir: string): string {
  const name = 'session-secret';
  const secret = readOrCreateFile(dataDir, name, () => randomBytes(48).toString('base64url'));
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  const file = join(dataDir, name);
  throw new InvalidSettings([
    `SESSION_SECRET: ${file} does not contain a secret; delete the file to create a new secret`,
  ]);
}
