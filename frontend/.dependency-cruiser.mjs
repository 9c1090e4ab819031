// The feature-sliced layers, lowest first: a layer imports only lower ones, and a slice only through its index.
const LAYERS = ['shared', 'entities', 'features', 'pages', 'app'];
const above = (i) => `^src/(${LAYERS.slice(i + 1).join('|')})/`;

// One module per package of primitives, so that replacing a package changes only shared/ui.
const PRIMITIVES = 'node_modules/(radix-ui|@radix-ui|downshift|@floating-ui)/';

export default {
  forbidden: [
    ...LAYERS.slice(0, -1).map((layer, i) => ({
      name: `${layer}-looks-down-only`,
      severity: 'error',
      from: { path: `^src/${layer}/` },
      to: { path: above(i) },
    })),
    {
      name: 'slices-do-not-meet',
      severity: 'error',
      from: { path: '^src/(entities|features|pages)/([^/]+)/' },
      to: { path: '^src/$1/', pathNot: '^src/$1/$2/' },
    },
    {
      name: 'slices-are-entered-by-the-index',
      severity: 'error',
      from: { path: '^src/([^/]+)/([^/]+)' },
      to: { path: '^src/(entities|features|pages)/[^/]+/.+', pathNot: ['^src/$1/$2/', '/index\\.ts$'] },
    },
    {
      name: 'primitives-stay-in-shared-ui',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/shared/ui/' },
      to: { path: PRIMITIVES },
    },
    { name: 'no-cycles', severity: 'error', from: { pathNot: 'route-tree\\.gen\\.ts$' }, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
};
