/** Events in the order of their times (a binary heap). */
export class EventQueue {
  #events = [];

  get size() {
    return this.#events.length;
  }

  /** @param {{ time: number }} event */
  add(event) {
    const events = this.#events;
    let at = events.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (events[parent].time <= event.time) break;
      events[at] = events[parent];
      at = parent;
    }
    events[at] = event;
  }

  /** Removes and returns the earliest event. */
  next() {
    const events = this.#events;
    const first = events[0];
    const last = events.pop();
    if (events.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= events.length) break;
      if (child + 1 < events.length && events[child + 1].time < events[child].time) child++;
      if (events[child].time >= last.time) break;
      events[at] = events[child];
      at = child;
    }
    events[at] = last;
    return first;
  }
}
