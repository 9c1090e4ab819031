import { Injectable } from '@nestjs/common';

/** Whether this instance wants more work. */
@Injectable()
export class Readiness {
  readonly #whenClosing: (() => void)[] = [];
  #leaving = false;

  get isLeaving(): boolean {
    return this.#leaving;
  }

  /** From now on the load balancer is told to send requests elsewhere. */
  leave(): void {
    this.#leaving = true;
  }

  /** Answers that would go on for long are ended by `act`, when the load balancer had time to notice. */
  onClosing(act: () => void): void {
    this.#whenClosing.push(act);
  }

  close(): void {
    for (const act of this.#whenClosing) act();
  }
}
