import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import type { ErrorObject, ValidateFunction } from 'ajv';

export const COMMITTED_FILE = resolve(__dirname, '../../../docs/openapi.json');
const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const ID = 'document';

export interface Answer {
  readonly status: number;
  /** The Content-Type header, with its parameters; undefined if there is none. */
  readonly type: string | undefined;
  /** The parsed JSON body; undefined if there is none. */
  readonly body: unknown;
}

interface Reference {
  readonly $ref?: string;
}

export interface DocumentedResponse extends Reference {
  readonly description: string;
  readonly headers?: Record<string, unknown>;
  readonly content?: Record<string, DocumentedBody>;
}

interface DocumentedBody {
  readonly schema: object;
  readonly example?: unknown;
  readonly examples?: Record<string, Reference>;
}

export interface DocumentedOperation {
  readonly operationId: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly object[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: object;
  }[];
  readonly requestBody?: { readonly content: Record<string, DocumentedBody> };
  readonly responses: Record<string, DocumentedResponse>;
}

export interface Document {
  readonly paths: Record<string, Record<string, DocumentedOperation>>;
  readonly components: {
    readonly schemas: Record<string, object>;
    readonly examples: Record<string, { readonly value: unknown }>;
    readonly responses: Record<string, DocumentedResponse>;
  };
}

/** Reads the document that `npm run openapi` wrote. */
export const committedDocument = (): Document => JSON.parse(readFileSync(COMMITTED_FILE, 'utf8')) as Document;

/** Returns every operation with its key, such as `GET /api/colleges/{id}`. */
export const operationsOf = ({ paths }: Document): [call: string, operation: DocumentedOperation][] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]): [string, DocumentedOperation] => [`${method.toUpperCase()} ${path}`, operation]),
  );

/** Converts a route of Express, such as `GET /api/colleges/:id`, to the notation of the document. */
export const callOf = (route: string): string => route.replace(/:(\w+)/g, '{$1}');

/** Returns the response, or the one that it refers to. */
export const resolveReference = (document: Document, response: DocumentedResponse): DocumentedResponse =>
  response.$ref ? document.components.responses[response.$ref.split('/').at(-1)!]! : response;

/** Reports responses of the server that don't match the document. */
export class ResponseValidator {
  readonly #operations: ReadonlyMap<string, DocumentedOperation>;
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false });
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(private readonly document = committedDocument()) {
    this.#operations = new Map(operationsOf(document));
    this.#ajv.addSchema(document, ID);
  }

  /** @param call in the notation of the document: `GET /api/colleges/{id}` */
  faultsOf(call: string, { status, type, body }: Answer): string[] {
    const response = this.#operations.get(call)?.responses[status];
    if (!response) return [`${call} answers ${status}, which is not documented`];
    const { content = {} } = resolveReference(this.document, response);
    const media = type?.split(';')[0];
    if (media === undefined || (status >= 300 && status < 400)) return [];
    if (!content[media]) return [`${call} answers ${status} as ${media}, which is not documented`];
    if (body === undefined || !/[/+]json$/.test(media)) return [];
    const place =
      response.$ref ??
      `#/paths/${escaped(call.split(' ')[1]!)}/${call.split(' ')[0]!.toLowerCase()}/responses/${status}`;
    return this.#validate(`${place}/content/${escaped(media)}/schema`, body).map(
      (fault) => `${call} ${status}: ${fault}`,
    );
  }

  #validate(pointer: string, body: unknown): string[] {
    const validate = this.#validators.get(pointer) ?? this.#ajv.compile({ $ref: `${ID}${pointer}` });
    this.#validators.set(pointer, validate);
    return validate(body) ? [] : (validate.errors ?? []).map(describeError);
  }
}

/** Compares the examples of all JSON bodies of requests and successful responses with their schemas. */
export function exampleFaults(document: Document): { bodies: number; faults: string[] } {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, ID);
  const validators = new Map<string, ValidateFunction>();
  const all = operationsOf(document).flatMap(([call, { requestBody, responses }]) => {
    const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    const parts: [string, { content?: Record<string, DocumentedBody> } | undefined][] = [
      ['request', requestBody],
      ...successes,
    ];
    return parts.flatMap(([part, described]) => {
      return Object.entries(described?.content ?? {})
        .filter(([media]) => /[/+]json$/.test(media))
        .map(([, body]) => ({ call: `${call} ${part}`, body }));
    });
  });
  const faults = all.flatMap(({ call, body }) => {
    const example = exampleOf(document, body);
    if (example === undefined) return [`${call}: no example`];
    const schema = JSON.stringify(body.schema);
    const validate = validators.get(schema) ?? ajv.compile(absolute(body.schema));
    validators.set(schema, validate);
    return validate(example) ? [] : (validate.errors ?? []).map((error) => `${call}: ${describeError(error)}`);
  });
  return { bodies: all.length, faults };
}

/** Returns the example of a body, if it has one. */
export function exampleOf({ components }: Document, { example, examples = {} }: DocumentedBody): unknown {
  const [reference] = Object.values(examples);
  return reference?.$ref ? components.examples[reference.$ref.split('/').at(-1)!]?.value : example;
}

/** Makes the references of a schema refer to the document, for use outside of it. */
const absolute = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${ID}#/`)) as object;

const escaped = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

const describeError = ({ instancePath, message }: ErrorObject): string =>
  `${instancePath || 'the body'} ${message ?? ''}`;
