const Module = require('node:module');
const path = require('node:path');
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const PRODUCT = path.join(__dirname, '../../../src') + path.sep;
/** Files of the product's folder that are tests, or what tests are made of. */
const FOR_TESTS = /\.(int-)?spec\.ts$|[\\/]testing[\\/]/;

/** Where the source maps of files that outlive the file of tests that needed them are. */
const sourceMaps = new Map();
/** What transforms files for the file of tests that runs now. */
let transforms;

require.extensions['.ts'] = (module, file) => module._compile(transforms.transform(file), file);

/**
 * Loads the product and the libraries once for each process that runs tests, by Node's own `require`, as the finished
 * product does, and not once for each file of tests: reading and compiling Nest and TypeORM anew was most of the work of a
 * file. Tests and their support are loaded anew for each file, as always. Needs one-realm-environment.cjs.
 *
 * A file that replaces modules (`jest.mock`) has everything loaded anew, by Jest.
 */
module.exports = class SharedProductRuntime extends Runtime {
  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    this.replacesModules = false;
    this.executor.compile = (source, filename) =>
      environment.getVmContext() &&
      vm.compileFunction(source, this.executor.injectedModuleParameters, {
        filename,
        importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      });
    transforms = Object.assign(this.transformCache, { sourceMaps });
  }

  setMock(...replaced) {
    this.replacesModules = true;
    super.setMock(...replaced);
  }

  requireModule(from, name, options, isRequireActual) {
    const shared = this.replacesModules || options?.isInternalModule || !name ? null : this.sharedModule(from, name);
    return shared ? shared() : super.requireModule(from, name, options, isRequireActual);
  }

  /** Loads what is shared, or null for what each file of tests loads anew. */
  sharedModule(from, name) {
    if (Module.isBuiltin(name)) return () => require(name);
    const isPath = name.startsWith('.') || path.isAbsolute(name);
    if (!isPath) return () => Module.createRequire(from)(name);
    const file = this._resolution.resolveCjs(from, name);
    return file.startsWith(PRODUCT) && !FOR_TESTS.test(file) ? () => require(file) : null;
  }
};
