import { Global, Module } from '@nestjs/common';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import { AppModule } from '../src/app.module';
import { loadSettings } from '../src/shared/infrastructure/settings/settings';

type Graph = ReadonlyMap<string, readonly string[]>;

/** Returns the imports of each Nest module. Leaves out edges to global modules, which every module imports. */
async function moduleGraph(root: Parameters<typeof NestFactory.createApplicationContext>[0]): Promise<Graph> {
  const app = await NestFactory.createApplicationContext(root, { preview: true, logger: false, abortOnError: false });
  const modules = [...app.get(ModulesContainer).values()];
  await app.close();
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
    const settings = loadSettings({
      DATABASE_URL: 'postgres://nowhere',
      SESSION_SECRET: 'not used: nothing is started to read the graph',
    });
    const graph = await moduleGraph(AppModule.forRoot(settings));

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
