import type { INestApplication, Type } from '@nestjs/common';
import {
  INTERCEPTORS_METADATA,
  METHOD_METADATA,
  PARAMTYPES_METADATA,
  REDIRECT_METADATA,
  ROUTE_ARGS_METADATA,
} from '@nestjs/common/constants';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import { ModulesContainer, Reflector } from '@nestjs/core';
import { IdempotencyInterceptor } from '../../idempotency/idempotent.interceptor';
import type { TokenScope } from '../../../domain/token-scope';
import { TOKEN_SCOPES_KEY } from '../access-tokens';
import { getViewer } from '../authorization.guard';
import { BigIdPipe, IdPipe } from '../validation.pipe';
import { type Deprecation, readDeprecation } from '../deprecated.decorator';
import { POLICY_KEY, type Policy } from '../policies';

/** What the code defines for one route, as far as the document repeats it. */
export interface RouteHandler {
  readonly policy: Policy | undefined;
  readonly deprecation: Deprecation | undefined;
  /** The scopes of access tokens that it takes, none for any; undefined if it takes no tokens. */
  readonly tokenScopes: readonly TokenScope[] | undefined;
  /** Whether it shows members more than visitors. */
  readonly hasViewer: boolean;
  readonly takesIdempotencyKey: boolean;
  /** Whether it only responds with a redirect. */
  readonly redirects: boolean;
  /** The largest ID for each path parameter that is one. */
  readonly maxIds: ReadonlyMap<string, number>;
  /** Classes whose validators check the body and the query. */
  readonly shapes: readonly Type[];
}

/** Kinds of arguments, which Nest stores as numbers. */
const { PARAM, BODY, QUERY }: Record<'PARAM' | 'BODY' | 'QUERY', number> = RouteParamtypes;

interface RouteArgument {
  readonly index: number;
  readonly data?: unknown;
  readonly pipes?: readonly unknown[];
  readonly factory?: unknown;
}

/** Returns the operation ID, as in the document: `ConnectionsController`, `list` becomes `connections_list`. */
export const toOperationId = (controller: string, method: string): string =>
  `${controller.replace(/Controller$/, '').replace(/^./, (first) => first.toLowerCase())}_${method}`;

/** Returns the handler of every route, by operation ID. */
export function collectHandlers(app: INestApplication): ReadonlyMap<string, RouteHandler> {
  const controllers = [...app.get(ModulesContainer).values()].flatMap(({ controllers: all }) => [...all.values()]);
  return new Map(
    controllers.flatMap(({ metatype }) =>
      isClass(metatype)
        ? listRouteMethods(metatype).map(
            (name) => [toOperationId(metatype.name, name), describeHandler(metatype, name)] as const,
          )
        : [],
    ),
  );
}

const isClass = (metatype: unknown): metatype is Type => typeof metatype === 'function' && 'prototype' in metatype;

const getMethod = ({ prototype }: Type, name: string): unknown =>
  Object.getOwnPropertyDescriptor(prototype, name)?.value as unknown;

const isCallable = (value: unknown): value is () => unknown => typeof value === 'function';

const listRouteMethods = (controller: Type): string[] =>
  Object.getOwnPropertyNames(controller.prototype).filter((name) => {
    const method = getMethod(controller, name);
    return isCallable(method) && Reflect.hasMetadata(METHOD_METADATA, method);
  });

function describeHandler(controller: Type, name: string): RouteHandler {
  const method = getMethod(controller, name);
  if (!isCallable(method)) throw new Error(`${controller.name}.${name} is no route`);
  const args = listArguments(controller, name);
  const types = readMetadata<Type[]>(PARAMTYPES_METADATA, controller.prototype as object, name) ?? [];
  const interceptors = (Reflect.getMetadata(INTERCEPTORS_METADATA, method) ?? []) as unknown[];
  return {
    policy: new Reflector().getAllAndOverride<Policy | undefined>(POLICY_KEY, [method, controller]),
    deprecation: readDeprecation(method),
    tokenScopes: new Reflector().getAllAndOverride<readonly TokenScope[] | undefined>(TOKEN_SCOPES_KEY, [
      method,
      controller,
    ]),
    hasViewer: args.some(({ factory }) => factory === getViewer),
    redirects: Reflect.hasMetadata(REDIRECT_METADATA, method),
    takesIdempotencyKey: interceptors.includes(IdempotencyInterceptor),
    maxIds: new Map(args.filter(({ kind }) => kind === PARAM).flatMap(getMaxId)),
    shapes: args.filter(({ kind }) => kind === BODY || kind === QUERY).flatMap(({ index }) => types[index] ?? []),
  };
}

function getMaxId({ data, pipes = [] }: RouteArgument): [name: string, max: number][] {
  const pipe = [IdPipe, BigIdPipe].find((one) => pipes.includes(one));
  return pipe ? [[String(data), new pipe().max]] : [];
}

/** Returns what fills the parameters of a handler; for custom decorators, the kind is not a number. */
function listArguments(controller: Type, name: string): (RouteArgument & { kind: number })[] {
  const args = readMetadata<Record<string, RouteArgument>>(ROUTE_ARGS_METADATA, controller, name) ?? {};
  return Object.entries(args).map(([key, argument]) => ({ ...argument, kind: Number(key.split(':')[0]) }));
}

const readMetadata = <T>(key: string, target: object, name: string): T | undefined =>
  Reflect.getMetadata(key, target, name) as T | undefined;
