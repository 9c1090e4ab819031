import type { OpenAPIObject, OperationObject, ReferenceObject, SchemaObject } from '@nestjs/swagger';
import { ExampleComposer } from './compose-examples';

/** JSON, and formats that are JSON, such as those of SCIM. */
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/;

type Content = NonNullable<Exclude<OperationObject['requestBody'], ReferenceObject | undefined>['content']>;
type JsonBody = Content[string];

/**
 * Adds an example to every JSON body of a request or a successful response. An example of a schema is stored once, as
 * a component.
 *
 * @returns the composer, which knows the properties without a value
 */
export function addExamples(document: OpenAPIObject): ExampleComposer {
  const composer = new ExampleComposer(document);
  const components = (document.components ??= {});
  const examples = (components.examples ??= {});
  for (const [operation, body] of jsonBodies(document)) {
    const { schema } = body;
    if (!schema) continue;
    const place = operation.operationId ?? '';
    const name = nameOf(schema);
    if (name === undefined) {
      body.example = composer.compose(schema, place);
    } else {
      examples[name] ??= { value: composer.compose(schema, place) };
      body.examples = { example: { $ref: `#/components/examples/${name}` } };
    }
  }
  return composer;
}

function jsonBodies({ paths }: OpenAPIObject): [OperationObject, JsonBody][] {
  const operations = Object.values(paths).flatMap(({ get, put, post, patch, delete: remove }) =>
    [get, put, post, patch, remove].filter((operation) => operation !== undefined),
  );
  return operations.flatMap((operation) =>
    [operation.requestBody, ...successes(operation)].flatMap((part): [OperationObject, JsonBody][] => {
      const content = part && !isReference(part) ? part.content : undefined;
      return Object.entries(content ?? {})
        .filter(([media]) => JSON_TYPE.test(media))
        .map(([, body]) => [operation, body]);
    }),
  );
}

const successes = ({ responses }: OperationObject) =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => response);

/** Returns the name of the component for the example: `College`, or `CollegeList` for an array. */
function nameOf(schema: SchemaObject | ReferenceObject): string | undefined {
  if (isReference(schema)) return schema.$ref.split('/').at(-1);
  const { items } = schema;
  return schema.type === 'array' && items && isReference(items) ? `${items.$ref.split('/').at(-1)}List` : undefined;
}

const isReference = (part: object): part is ReferenceObject => '$ref' in part;
