/**
 * Ends the process with a readable message when Node is too old. Import it first: it uses nothing that an older Node
 * lacks, and it runs on import, before the other modules do their work.
 *
 * The backend loads NestJS 12, which is published as ES modules, with `require`. Node supports that since 20.19 and
 * 22.12.
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
