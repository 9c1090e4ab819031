import { setFlagsFromString } from 'node:v8';

/**
 * By how much the heap may grow until the next full garbage collection, in percent. By default, V8 lets it double, so that
 * an import would need 300 MiB for 100 MiB of data. Commands can wait for the collections; a server doesn't set this.
 */
setFlagsFromString('--heap-growing-percent=40');
