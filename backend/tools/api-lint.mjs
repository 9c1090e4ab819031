// Checks docs/openapi.json with the recommended rules of Redocly and Spectral. Warnings fail, too.
// `node backend/tools/api-lint.mjs [file]`
import fs from 'node:fs';
import path from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';
import { ROOT } from './lib/paths.mjs';

const file = path.resolve(process.argv[2] ?? path.join(ROOT, 'docs/openapi.json'));

async function redocly() {
  const config = await createConfig({ extends: ['recommended'], telemetry: 'off' });
  const problems = await lint({ ref: file, config });
  return problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''}: ${message}`);
}

async function spectral() {
  const linter = new spectralCore.Spectral();
  linter.setRuleset({ extends: [[rulesets.oas, 'recommended']] });
  const results = await linter.run(new spectralCore.Document(fs.readFileSync(file, 'utf8'), parsers.Json, file));
  return results.map(({ code, message, path: place }) => `${code} #/${place.join('/')}: ${message}`);
}

const findings = [...(await redocly()), ...(await spectral())];
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
