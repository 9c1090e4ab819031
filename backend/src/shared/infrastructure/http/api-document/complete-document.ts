import type {
  OpenAPIObject,
  OperationObject,
  ParameterObject,
  ReferenceObject,
  ResponseObject,
  SchemaObject,
} from '@nestjs/swagger';
import type { Deprecation } from '../deprecated.decorator';
import { addExamples } from './examples/add-examples';
import { isScimPath } from '../route-prefix';
import { SCIM_ERROR_SCHEMA } from '../scim-error';
import type { RouteHandler } from './route-metadata';
import { describeByValidators, ID_SCHEMA, convertNumbersToIntegers } from './number-schemas';
import {
  PROBLEM_SCHEMA,
  problemResponse,
  scimErrorResponse,
  RETRY_AFTER_HEADER,
  securityRequirements,
  describeAccess,
  forbiddenReasons,
  listRefusalStatuses,
  SHARED_REFUSALS,
  TOKEN_REQUIREMENT,
} from './statuses';

const HTTP_METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head'] as const;

const SUCCESS_DESCRIPTIONS: Readonly<Record<string, string>> = {
  200: 'Done',
  201: 'Created',
  202: 'Accepted; the work continues in the background',
  204: 'Done; no content',
  302: 'Redirect',
};

const LOCATION_HEADER = {
  Location: { description: 'Address of the redirect', schema: { type: 'string', format: 'uri-reference' } },
};

const DEPRECATION_HEADERS = {
  Deprecation: { description: 'Since when the call is deprecated (RFC 9745)', schema: { type: 'string' } },
  Sunset: { description: 'When the call will be removed (RFC 8594)', schema: { type: 'string' } },
};

/**
 * Completes the document made from decorators and types with what the code defines for each route: who may call it,
 * which refusals follow from that, and which numbers are integers.
 */
export function completeDocument(document: OpenAPIObject, handlers: ReadonlyMap<string, RouteHandler>): OpenAPIObject {
  const components = (document.components ??= {});
  const schemas = (components.schemas ??= {});
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of HTTP_METHODS) {
      const operation = item[method];
      const handler = handlers.get(operation?.operationId ?? '');
      if (!operation || !handler) continue;
      operation.security = securityRequirements(handler);
      describeOperation(operation, handler);
      describeStatuses(operation, handler, method);
      if (isScimPath(path)) describeAsScim(operation);
      for (const parameter of operation.parameters ?? []) describeParameter(parameter, handler);
      for (const shape of handler.shapes) {
        const body = resolvedSchema(schemas[shape.name]);
        for (const [name, schema] of Object.entries(body?.properties ?? {})) {
          if (!isReference(schema)) describeByValidators(shape, name, schema);
        }
        if (body) makeDefaultsOptional(body);
      }
    }
  }
  convertNumbersToIntegers(document.paths);
  convertNumbersToIntegers(schemas);
  unwrapReferences(schemas);
  schemas.Problem = PROBLEM_SCHEMA;
  schemas.ScimError = SCIM_ERROR_SCHEMA;
  components.responses = Object.fromEntries(
    Object.entries(SHARED_REFUSALS).map(([status, { name, reason }]) => [name, problemResponse(status, reason)]),
  );
  components.headers = { ...components.headers, 'Retry-After': RETRY_AFTER_HEADER };
  addExamples(document);
  return document;
}

/** Splits the comment of a route: its first sentence is the summary. The description ends with who can call the route. */
function describeOperation(operation: OperationObject, handler: RouteHandler): void {
  const [, first = '', rest = ''] = /^(.+?[.?!])\s+(?=[A-Z`"“])(.+)$/s.exec(operation.summary ?? '') ?? [];
  if (first !== '') operation.summary = first;
  const { deprecation } = handler;
  if (deprecation) operation.deprecated = true;
  operation.description = [
    deprecation && describeDeprecation(deprecation),
    rest,
    operation.description,
    describeAccess(handler),
  ]
    .filter(Boolean)
    .join(' ');
}

const describeDeprecation = ({ since, removedOn, replacement }: Deprecation): string =>
  `Deprecated since ${since}, and removed on ${removedOn}.${replacement ? ` Use \`${replacement}\` instead.` : ''}`;

function describeStatuses({ responses }: OperationObject, handler: RouteHandler, method: string): void {
  if (handler.redirects) {
    delete responses['200'];
    responses.default = problemResponse('default', 'Another error');
  }
  for (const [status, response] of Object.entries(responses)) {
    if (!response || isReference(response)) continue;
    if (status >= '400') responses[status] = withContent(problemResponse(status, response.description), response);
    else describeSuccess(status, response, handler);
  }
  for (const status of listRefusalStatuses(handler, method)) {
    responses[status] ??= { $ref: `#/components/responses/${SHARED_REFUSALS[status]!.name}` };
  }
  const named = responses['403'];
  const description = named && !isReference(named) ? named.description : '';
  const undocumentedReasons = forbiddenReasons(handler, method).filter(
    (reason) => !description.includes(extractErrorCode(reason)),
  );
  const reasons = [description, undocumentedReasons.join(', ')].filter((reason) => reason !== '');
  if (reasons.length > 0) responses['403'] = problemResponse('403', reasons.join('; '));
}

/** Replaces a schema that consists only of one reference in `allOf` by the reference. */
function unwrapReferences(part: object): void {
  for (const [key, child] of Object.entries(part) as [string, unknown][]) {
    if (typeof child !== 'object' || child === null) continue;
    const parts: unknown = 'allOf' in child && Object.keys(child).length === 1 ? child.allOf : undefined;
    if (Array.isArray(parts) && parts.length === 1) Object.assign(part, { [key]: parts[0] as unknown });
    else unwrapReferences(child);
  }
}

/** SCIM takes only access tokens, and its errors have a shape of their own, with the same statuses and reasons. */
function describeAsScim(operation: OperationObject): void {
  const { responses } = operation;
  operation.security = [TOKEN_REQUIREMENT];
  for (const [status, response] of Object.entries(responses)) {
    if (!response || status < '400') continue;
    const reason = isReference(response) ? SHARED_REFUSALS[status]!.reason : response.description;
    responses[status] = scimErrorResponse(status, reason);
  }
}

/** A route can declare that it also answers in another format than a problem. */
const withContent = (problem: ResponseObject, { content }: ResponseObject): ResponseObject =>
  content ? { ...problem, content: { ...content, ...problem.content } } : problem;

const extractErrorCode = (reason: string): string => reason.split('`')[1] ?? reason;

function describeSuccess(status: string, response: ResponseObject, { deprecation }: RouteHandler): void {
  response.description ||= SUCCESS_DESCRIPTIONS[status] ?? '';
  if (deprecation) response.headers = { ...DEPRECATION_HEADERS, ...response.headers };
  if (status >= '300') response.headers = { ...LOCATION_HEADER, ...response.headers };
}

function describeParameter(parameter: ParameterObject | ReferenceObject, { maxIds, shapes }: RouteHandler): void {
  if (isReference(parameter)) return;
  const { name, schema } = parameter;
  const maximum = parameter.in === 'path' ? maxIds.get(name) : undefined;
  if (maximum !== undefined) parameter.schema = { ...ID_SCHEMA, maximum };
  if (parameter.in !== 'query' || !schema || isReference(schema)) return;
  for (const shape of shapes) describeByValidators(shape, name, schema);
  // A parameter with a default is optional.
  if (schema.default !== undefined) parameter.required = false;
}

/** A property of a request that has a default is optional. */
function makeDefaultsOptional(body: SchemaObject): void {
  body.required = body.required?.filter((name) => resolvedSchema(body.properties?.[name])?.default === undefined);
}

const isReference = (part: object): part is ReferenceObject => '$ref' in part;

const resolvedSchema = (schema: SchemaObject | ReferenceObject | undefined): SchemaObject | undefined =>
  schema && !isReference(schema) ? schema : undefined;
