import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import { AppModule } from '../src/app.module';
import { loadSettings } from '../src/shared/infrastructure/settings/settings';

type Graph = ReadonlyMap<string, readonly string[]>;

type RootModule = Parameters<typeof NestFactory.createApplicationContext>[0];

const SOURCES = join(__dirname, '../src');
/** A class that Nest must create, because it starts something, such as a listener of events. */
const STARTED_CLASS = /^export class (\w+)[^{]*\bimplements\b[^{]*\bOn(?:ModuleInit|ApplicationBootstrap)\b/gm;

/** A factory creates it, which doesn’t name the class. */
const CREATED_BY_FACTORY = ['Argon2Passwords'];

const product = (): RootModule =>
  AppModule.forRoot(
    loadSettings({
      DATABASE_URL: 'postgres://nowhere',
      SESSION_SECRET: 'not used: nothing is started to read the graph',
    }),
  );

async function listModules(root: RootModule) {
  const app = await NestFactory.createApplicationContext(root, { preview: true, logger: false, abortOnError: false });
  const modules = [...app.get(ModulesContainer).values()];
  await app.close();
  return modules;
}

/** Returns the imports of each Nest module. Leaves out edges to global modules, which every module imports. */
async function moduleGraph(root: RootModule): Promise<Graph> {
  const modules = await listModules(root);
  // Modules of different contexts can have the same name.
  const nameOf = (module: (typeof modules)[number]): string => `${module.metatype.name}#${modules.indexOf(module)}`;
  return new Map(
    modules.map((module) => [nameOf(module), [...module.imports].filter(({ isGlobal }) => !isGlobal).map(nameOf)]),
  );
}

/** @returns the modules of a cycle, with the first one repeated at the end; null if there is no cycle */
function cycleIn(graph: Graph): string[] | null {
  const finished = new Set<string>();
  const visit = (name: string, path: readonly string[]): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (finished.has(name)) return null;
    for (const imported of graph.get(name) ?? []) {
      const cycle = visit(imported, [...path, name]);
      if (cycle) return cycle;
    }
    finished.add(name);
    return null;
  };
  for (const name of graph.keys()) {
    const cycle = visit(name, []);
    if (cycle) return cycle;
  }
  return null;
}

const namesIn = (graph: Graph): string[] => [...graph.keys()].map((name) => name.replace(/#.*/, ''));

describe('the graph of Nest modules', () => {
  it('has no cycle', async () => {
    const graph = await moduleGraph(product());

    expect(namesIn(graph)).toEqual(expect.arrayContaining(['IdentityModule', 'CollegesModule', 'MentorshipModule']));
    expect(cycleIn(graph)).toBeNull();
  });

  it('leaves out imports of global modules', async () => {
    @Module({})
    class PlainModule {}

    @Global()
    @Module({ imports: [PlainModule] })
    class EverywhereModule {}

    @Module({ imports: [PlainModule, EverywhereModule] })
    class RootModule {}

    const graph = await moduleGraph(RootModule);
    expect(namesIn(graph)).toEqual(expect.arrayContaining(['RootModule', 'PlainModule', 'EverywhereModule']));
    expect([...graph.values()].flat().filter((name) => name.startsWith('EverywhereModule'))).toEqual([]);
    expect(cycleIn(graph)).toBeNull();
  });

  it('detects a planted cycle', () => {
    const planted = new Map([
      ['RootModule', ['FirstModule']],
      ['FirstModule', ['SecondModule']],
      ['SecondModule', ['ThirdModule']],
      ['ThirdModule', ['FirstModule']],
    ]);
    expect(cycleIn(planted)).toEqual(['FirstModule', 'SecondModule', 'ThirdModule', 'FirstModule']);
  });
});

describe('the providers of Nest modules', () => {
  it('include every class that starts something, such as a listener of events', async () => {
    const started = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('spec.ts'))
      .flatMap((file) =>
        [...readFileSync(join(SOURCES, file), 'utf8').matchAll(STARTED_CLASS)].map(([, name]) => name!),
      );
    const provided = new Set([
      ...CREATED_BY_FACTORY,
      ...(await listModules(product())).flatMap(({ providers }) =>
        [...providers.values()].flatMap(({ name, metatype }) => [String(name), metatype?.name]),
      ),
    ]);

    expect(started.length).toBeGreaterThan(40);
    expect(started.filter((name) => !provided.has(name))).toEqual([]);
  });
});
