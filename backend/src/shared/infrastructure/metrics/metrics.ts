import { createServer, type Server } from 'node:http';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { Settings } from '../settings/settings';
import { Replicas } from '../typeorm/replicas/replicas';
import { backgroundFailuresCounter } from './background-failures';

/** Metrics for operators in Prometheus format, on a separate port that is not public. */
@Injectable()
export class Metrics implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #registry = new Registry();
  readonly #log = new Logger(Metrics.name);
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.#registry],
  });
  #server?: Server;

  constructor(
    private readonly settings: Settings,
    db: DataSource,
    replicas: Replicas,
  ) {
    const pool = (db.driver as unknown as { master: Pool }).master;
    new Gauge({
      name: 'db_pool_connections',
      help: 'Connections to the database, by state',
      labelNames: ['state'],
      registers: [this.#registry],
      collect() {
        this.set({ state: 'total' }, pool.totalCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
    if (replicas.areConfigured) registerReplicaMetrics(this.#registry, replicas);
  }

  /** Adds a metric of a context; it has no registry yet. */
  register(metric: Gauge): void {
    this.#registry.registerMetric(metric);
  }

  /** Measures every request; the label is the route's pattern, never the requested URL. */
  readonly measure = (request: Request, response: Response, next: NextFunction): void => {
    if (this.settings.metricsPort === null) return next();
    const done = this.#requests.startTimer();
    response.once('finish', () => {
      const route = (request as { route?: { path?: string } }).route?.path ?? 'page';
      done({ method: request.method, route, status: response.statusCode });
    });
    next();
  };

  onApplicationBootstrap(): void {
    const { metricsPort, host, backgroundWork } = this.settings;
    if (metricsPort === null || !backgroundWork) return;
    collectDefaultMetrics({ register: this.#registry });
    this.#registry.registerMetric(backgroundFailuresCounter);
    this.#server = createServer((_request, response) => {
      this.#registry.metrics().then(
        (text) => response.setHeader('Content-Type', this.#registry.contentType).end(text),
        () => response.writeHead(500).end(),
      );
    })
      .on('error', (error) => this.#log.error(`No metrics: ${error.message}`))
      .listen(metricsPort, host, () => this.#log.log(`Metrics on ${host}:${metricsPort}`));
  }

  onModuleDestroy(): void {
    this.#server?.close();
  }
}

function registerReplicaMetrics(registry: Registry, replicas: Replicas): void {
  new Gauge({
    name: 'db_replica_lag_seconds',
    help: 'For how long the primary has had a write that the replica has not replayed',
    labelNames: ['replica'],
    registers: [registry],
    collect() {
      for (const { name, lagSeconds } of replicas.states) this.set({ replica: name }, lagSeconds);
    },
  });
  new Gauge({
    name: 'db_replica_usable',
    help: '1 if the replica serves reads, 0 if it does not respond or lags too much',
    labelNames: ['replica'],
    registers: [registry],
    collect() {
      for (const { name, isUsable } of replicas.states) this.set({ replica: name }, Number(isUsable));
    },
  });
  new Counter({
    name: 'db_reads_total',
    help: 'Statements of the reader ports, by where they ran',
    labelNames: ['place'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [place, count] of Object.entries(replicas.readCounts)) this.inc({ place }, count);
    },
  });
}
