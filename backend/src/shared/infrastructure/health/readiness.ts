import { Injectable } from '@nestjs/common';

/** Whether this instance wants more work. */
@Injectable()
export class Readiness {
  #leaving = false;

  get isLeaving(): boolean {
    return this.#leaving;
  }

  /** From now on the load balancer is told to send requests elsewhere. */
  leave(): void {
    this.#leaving = true;
  }
}
