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
import { Idempotent } from '../../idempotency/idempotent.interceptor';
import { viewerIn } from '../authorization.guard';
import { IdPipe } from '../validation.pipe';
import { POLICY, type Policy } from '../policies';

/** What the code defines for one route, as far as the document repeats it. */
export interface Handler {
  readonly policy: Policy | undefined;
  /** Whether it shows members more than visitors. */
  readonly hasViewer: boolean;
  readonly takesIdempotencyKey: boolean;
  /** Whether it only responds with a redirect. */
  readonly redirects: boolean;
  /** Names of the path parameters that are IDs. */
  readonly ids: readonly string[];
  /** Classes whose validators check the body and the query. */
  readonly shapes: readonly Type[];
}

/** Kinds of arguments, which Nest stores as numbers. */
const { PARAM, BODY, QUERY }: Record<'PARAM' | 'BODY' | 'QUERY', number> = RouteParamtypes;

interface Argument {
  readonly index: number;
  readonly data?: unknown;
  readonly pipes?: readonly unknown[];
  readonly factory?: unknown;
}

/** Returns the operation ID, as in the document: `ConnectionsController`, `list` becomes `connections_list`. */
export const operationIdOf = (controller: string, method: string): string =>
  `${controller.replace(/Controller$/, '').replace(/^./, (first) => first.toLowerCase())}_${method}`;

/** Returns the handler of every route, by operation ID. */
export function handlersOf(app: INestApplication): ReadonlyMap<string, Handler> {
  const controllers = [...app.get(ModulesContainer).values()].flatMap(({ controllers: all }) => [...all.values()]);
  return new Map(
    controllers.flatMap(({ metatype }) =>
      isClass(metatype)
        ? routesOf(metatype).map((name) => [operationIdOf(metatype.name, name), describe(metatype, name)] as const)
        : [],
    ),
  );
}

const isClass = (metatype: unknown): metatype is Type => typeof metatype === 'function' && 'prototype' in metatype;

const methodOf = ({ prototype }: Type, name: string): unknown =>
  Object.getOwnPropertyDescriptor(prototype, name)?.value as unknown;

const isCallable = (value: unknown): value is () => unknown => typeof value === 'function';

const routesOf = (controller: Type): string[] =>
  Object.getOwnPropertyNames(controller.prototype).filter((name) => {
    const method = methodOf(controller, name);
    return isCallable(method) && Reflect.hasMetadata(METHOD_METADATA, method);
  });

function describe(controller: Type, name: string): Handler {
  const method = methodOf(controller, name);
  if (!isCallable(method)) throw new Error(`${controller.name}.${name} is no route`);
  const args = argumentsOf(controller, name);
  const types = read<Type[]>(PARAMTYPES_METADATA, controller.prototype as object, name) ?? [];
  const interceptors = (Reflect.getMetadata(INTERCEPTORS_METADATA, method) ?? []) as unknown[];
  return {
    policy: new Reflector().getAllAndOverride<Policy | undefined>(POLICY, [method, controller]),
    hasViewer: args.some(({ factory }) => factory === viewerIn),
    redirects: Reflect.hasMetadata(REDIRECT_METADATA, method),
    takesIdempotencyKey: interceptors.includes(Idempotent),
    ids: args
      .filter(({ kind, pipes = [] }) => kind === PARAM && pipes.includes(IdPipe))
      .map(({ data }) => String(data)),
    shapes: args.filter(({ kind }) => kind === BODY || kind === QUERY).flatMap(({ index }) => types[index] ?? []),
  };
}

/** Returns what fills the parameters of a handler; for custom decorators, the kind is not a number. */
function argumentsOf(controller: Type, name: string): (Argument & { kind: number })[] {
  const args = read<Record<string, Argument>>(ROUTE_ARGS_METADATA, controller, name) ?? {};
  return Object.entries(args).map(([key, argument]) => ({ ...argument, kind: Number(key.split(':')[0]) }));
}

const read = <T>(key: string, target: object, name: string): T | undefined =>
  Reflect.getMetadata(key, target, name) as T | undefined;
