import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http';
import express, { type Express } from 'express';

/** Classes for `createServer`. */
interface ExpressClasses {
  readonly IncomingMessage: typeof IncomingMessage;
  readonly ServerResponse: typeof ServerResponse;
  /** Lets the app handle their objects, and returns it for the event `request` of the server. */
  prepare(app: Express): RequestListener;
}

/**
 * Creates classes whose objects already have the prototypes that Express gives each request and response. Without them,
 * Express changes the prototypes of both, and V8 then needs more than twice the memory and time for their properties.
 * The classes belong to one server, and the last app that was prepared is the `app` of their objects.
 */
export function createExpressClasses(): ExpressClasses {
  class ExpressRequest extends IncomingMessage {}
  class ExpressResponse<R extends IncomingMessage> extends ServerResponse<R> {}
  Object.setPrototypeOf(ExpressRequest.prototype, express.request);
  Object.setPrototypeOf(ExpressResponse.prototype, express.response);
  return {
    IncomingMessage: ExpressRequest,
    ServerResponse: ExpressResponse,
    prepare(app) {
      // The objects that they replace have only this property.
      app.request = Object.assign(ExpressRequest.prototype as typeof app.request, { app });
      app.response = Object.assign(ExpressResponse.prototype as typeof app.response, { app });
      return app;
    },
  };
}
