/** Timed operations: an HTTP request, a call of a use case in it, a job of a worker. */
export type WorkKind = "request" | "call" | "job";

export type Work = {
  readonly kind: WorkKind;
  /** One of few: the name of a procedure, a route or a job; never user input. */
  readonly name: string;
  readonly requestId: string;
  /** The traceparent of the parent operation. */
  readonly parent?: string | undefined;
};

/** A running operation. */
export type Span = {
  /** For calls and jobs that it starts; undefined if no traces are made. */
  readonly traceparent: string | undefined;
  /** @param outcome `ok`, or the stable name of a failure */
  end(outcome: string): void;
};
