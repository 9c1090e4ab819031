/**
 * `npm run adopt`: makes the files of docs/adopt/ that are made from others; `--check` only compares them. They are
 * formatted by their own rules, so oxfmt leaves them alone.
 */
import fs from 'node:fs';
import { parse } from 'yaml';
import { accessibilityPage } from './adopt/accessibility-page.mjs';
import { dataFlowPicture } from './adopt/data-flow.mjs';
import { Failure } from './lib/failure.mjs';
import { inProject } from './lib/paths.mjs';
import { openTerminal, runMain } from './lib/terminal.mjs';

const terminal = openTerminal();

await runMain(() => {
  const report = fs.readFileSync(inProject('docs/adopt/accessibility.yaml'), 'utf8');
  const files = {
    'docs/adopt/accessibility.md': accessibilityPage(report, parse(report)),
    'docs/adopt/data-flow.svg': dataFlowPicture(),
  };
  for (const [file, content] of Object.entries(files)) {
    if (!process.argv.includes('--check')) fs.writeFileSync(inProject(file), content);
    else if (fs.readFileSync(inProject(file), 'utf8') !== content)
      throw new Failure(`${file} is out of date: npm run adopt`);
  }
  terminal.step('Documents', Object.keys(files).join(', '));
});
