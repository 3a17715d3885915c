/** One thing at a time on a page that reads and writes the workbook: a press is never lost while the page reads. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();
  private open = 0;
  private waitingRead: Promise<void> | undefined;
  private isActing = false;

  /** @param tell is told whether anything runs or waits, each time that it changes */
  constructor(private readonly tell: (busy: boolean) => void) {}

  /** Runs a job when all before it have ended, also where one of them has failed. */
  async after(job: () => Promise<void>): Promise<void> {
    if (this.open++ === 0) this.tell(true);
    const turn = this.last.then(job);
    this.last = turn.catch(() => undefined);
    try {
      await turn;
    } finally {
      if (--this.open === 0) this.tell(false);
    }
  }

  /** Reads; who asks again before it has begun gets the same reading. */
  read(job: () => Promise<void>): Promise<void> {
    this.waitingRead ??= this.after(() => {
      this.waitingRead = undefined;
      return job();
    });
    return this.waitingRead;
  }

  /** Acts on a press; a second press before that has ended is the same press. */
  async act(job: () => Promise<void>): Promise<void> {
    if (this.isActing) return;
    this.isActing = true;
    try {
      await this.after(job);
    } finally {
      this.isActing = false;
    }
  }
}
