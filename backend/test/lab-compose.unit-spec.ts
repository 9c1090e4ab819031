import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Service {
  readonly image: string;
  readonly build: { readonly context: string; readonly dockerfile?: string };
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
}

const DOCKER = join(__dirname, '../../docker');
const read = (name: string): string => readFileSync(join(DOCKER, name), 'utf8');
const compose: { services: Record<string, Service>; volumes: Record<string, unknown> } = parse(
  read('compose.lab.yml'),
  { merge: true },
);
const services = Object.entries(compose.services);
const named = (pattern: RegExp): Service[] =>
  services.flatMap(([name, service]) => (pattern.test(name) ? [service] : []));

describe('the lab in containers', () => {
  it('consists of what npm run lab starts', () => {
    expect(Object.keys(compose.services).sort()).toEqual([
      'create-database',
      'etcd',
      'instance1',
      'instance2',
      'instance3',
      'node1',
      'node2',
      'node3',
      'pooler',
      'primary',
      'web',
    ]);
  });

  it('mounts files and volumes that exist, and builds images whose Dockerfile exists', () => {
    const mounted = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')));
    const sources = mounted.flatMap(([source = '', target]) => (target === undefined ? [] : [source]));
    const missing = sources.filter((source) =>
      source.startsWith('.') ? !existsSync(join(DOCKER, source)) : !(source in compose.volumes),
    );
    const builds = services.map(([, { build }]) => join(DOCKER, build.context, build.dockerfile ?? 'Dockerfile'));

    expect(sources.length).toBeGreaterThan(8);
    expect(missing).toEqual([]);
    expect(builds.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('names configuration files that exist in the mounted folder', () => {
    const inCommands = services.flatMap(([name, { command = [], volumes = [] }]) =>
      command.filter((word) => word.startsWith('/lab/')).map((file) => ({ name, file, volumes })),
    );
    const included = [...read('lab/pgbouncer.ini').matchAll(/^%include (\S+)/gm)].map((match) => match[1]!);

    expect(inCommands).toHaveLength(7);
    for (const { volumes } of inCommands) expect(volumes).toContain('./lab:/lab:ro');
    for (const file of [...inCommands.map((one) => one.file), ...included])
      expect({ file, exists: existsSync(join(DOCKER, file)) }).toEqual({ file, exists: true });
  });

  it('gives the instances only settings that exist', () => {
    const example = readFileSync(join(DOCKER, '../.env.example'), 'utf8');
    const given = named(/^instance/).flatMap(({ environment = {} }) => Object.keys(environment));
    const unknown = given.filter((name) => name !== 'NODE_ENV' && !new RegExp(`^#? ?${name}=`, 'm').test(example));

    expect(unknown).toEqual([]);
  });

  it('reaches only services of the lab', () => {
    const values = services.flatMap(([, { environment = {} }]) => Object.values(environment));
    const texts = [...values, ...(compose.services.etcd?.command ?? []), read('lab/pgbouncer.ini')];
    const hosts = texts.flatMap((text) =>
      [...text.matchAll(/(?:gradspan@|http:\/\/|^|host=)([a-z][\w-]*)(?::| port=)\d+/g)].map((match) => match[1]!),
    );
    const waitedFor = services.flatMap(([, { depends_on: after = [] }]) =>
      after instanceof Array ? after.map(String) : Object.keys(after),
    );

    expect(new Set(hosts)).toEqual(
      new Set(['etcd', 'instance1', 'instance2', 'instance3', 'node1', 'node2', 'node3', 'pooler', 'primary']),
    );
    expect([...hosts, ...waitedFor].filter((host) => !(host in compose.services))).toEqual([]);
  });

  it('gives each variable of HAProxy a value', () => {
    for (const [name, file] of [
      ['primary', 'lab/haproxy-database.cfg'],
      ['web', 'lab/haproxy-web.cfg'],
    ] as const) {
      const used = [...read(file).matchAll(/\$\{(\w+)\}/g)].map((match) => match[1]!);
      expect(Object.keys(compose.services[name]?.environment ?? {}).sort()).toEqual([...new Set(used)].sort());
    }
  });

  it('is reachable only from its machine', () => {
    expect(services.flatMap(([, { ports = [] }]) => ports).filter((port) => !port.startsWith('127.0.0.1:'))).toEqual(
      [],
    );
  });

  it('sets the time limits of requests like the example for a pooler', () => {
    const limits = (file: string): string | undefined => /connect_query='([^']*)'/.exec(read(file))?.[1];

    expect(limits('lab/pgbouncer.ini')).toBe(limits('pgbouncer.ini'));
  });
});
