import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { addExamples } from '../src/shared/infrastructure/http/api-document/examples/add-examples';
import { EXAMPLE_VALUES, LEFT_OUT } from '../src/shared/infrastructure/http/api-document/examples/compose-examples';
import { COMMITTED_FILE, committedDocument, exampleFaults } from './support/api-document';

describe('the examples of the contract', () => {
  const composeAgain = () => {
    const contract = JSON.parse(readFileSync(COMMITTED_FILE, 'utf8')) as OpenAPIObject;
    delete contract.components?.examples;
    return addExamples(contract);
  };

  it('have a value for every property', () => {
    const { missing } = composeAgain();

    // Add `@example` to the comment of the property, or its name to the values in api-document/examples.
    expect([...missing].sort()).toEqual([]);
  });

  it('need every value and exception', () => {
    const { used } = composeAgain();

    expect([...Object.keys(EXAMPLE_VALUES), ...LEFT_OUT].filter((key) => !used.has(key)).sort()).toEqual([]);
  });

  it('exist for every JSON body of a request or success, and match its schema', () => {
    const { bodies, faults } = exampleFaults(committedDocument());

    expect(bodies).toBeGreaterThan(300);
    expect(faults).toEqual([]);
  });
});
