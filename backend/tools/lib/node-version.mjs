/**
 * Ends the process with a readable sentence when Node is too old. Import it before anything else: it uses nothing that an
 * older Node lacks, and it has the side effect on import so that it runs before the other modules do their work.
 *
 * The backend loads NestJS 12, which is published as ES modules, through `require`. Node does that since 20.19 and 22.12.
 */

const [major, minor] = process.versions.node.split('.').map(Number);

const recentEnough = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

if (!recentEnough) {
  process.stderr.write(
    `Gradspan needs Node 20.19 or newer (or 22.12 or newer); this is Node ${process.versions.node}.\n` +
      'Install a current one from https://nodejs.org and run the same command again.\n',
  );
  process.exit(1);
}
